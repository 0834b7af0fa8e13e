import { Panel, Text, toast, useSession } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type CompanyDetail, companyWrites } from "./api";
import { contrastToWhite, LEAST_CONTRAST } from "./contrast";
import classes from "./look.module.css";

/** What papers wear that have no colour of a company. */
const OWN_COLOR = "#14634d";
const COLOR = /^#[0-9a-f]{6}$/;

export function ColorForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const form = useForm<{ color: string }, CompanyDetail>({
    initial: { color: company.color ?? "" },
    validate: ({ color }) => {
      if (!color) return {};
      if (!COLOR.test(color)) return { color: t("admin.color.unreadable") };
      return { color: contrastToWhite(color) < LEAST_CONTRAST ? t("admin.color.tooLight") : null };
    },
    submit: ({ color }, options) =>
      companyWrites.saveColor({ groupId: company.groupId, color: color || null }, options),
    onSuccess: async () => {
      toast.done({ title: t("admin.color.saved") });
      await readAgain("company");
      await reload();
    },
  });
  const choose = (color: string) => form.set({ color: color.trim().toLowerCase() });
  const shown = COLOR.test(form.values.color) ? form.values.color : OWN_COLOR;
  return (
    <Panel title={t("admin.color")} description={t("admin.color.help")}>
      <Form form={form} aria-label={t("admin.color")}>
        <div className={classes.color}>
          <input
            type="color"
            className={classes.swatch}
            aria-label={t("admin.color.pick")}
            value={shown}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <TextField
            {...form.field("color")}
            onChange={choose}
            label={t("admin.color.label")}
            placeholder={OWN_COLOR}
            maxLength={7}
          />
        </div>
        <div className={classes.paper} style={{ borderColor: shown, color: shown }}>
          {company.name}
        </div>
        <Text c="dimmed" size="sm">
          {t("admin.color.contrast", { ratio: Math.floor(contrastToWhite(shown) * 10) / 10 })}
        </Text>
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>
            {t("directory.save")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
