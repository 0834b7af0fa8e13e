import {
  Columns,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localeOf,
  Panel,
  type SelfProfile,
  setLocale,
  useLocale,
  useSession,
} from "@groundwork/kit";
import { Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { updateProfile } from "./api";
import { ColorField } from "./color-field";
import { weekdayNames } from "./weekdays";

interface Values {
  fullName: string;
  language: Locale | null;
  firstDayOfTheWeek: string | null;
  abbreviationBgColor: string;
}

const LONGEST_NAME = 120;

export function ProfileForm({ profile }: { profile: SelfProfile }): ReactNode {
  const t = messages.useT();
  const locale = useLocale();
  const { reload } = useSession();
  const weekdays = useMemo(() => weekdayNames(locale), [locale]);
  const form = useForm<Values>({
    initial: {
      fullName: profile.fullName,
      language: localeOf(profile.language),
      firstDayOfTheWeek: String(profile.firstDayOfTheWeek),
      abbreviationBgColor: profile.abbreviationBgColor,
    },
    validate: ({ fullName }) => ({ fullName: fullName.trim() === "" ? t("profile.nameMissing") : null }),
    submit: ({ fullName, language, firstDayOfTheWeek, abbreviationBgColor }, options) =>
      updateProfile(
        {
          fullName: fullName.trim(),
          ...(language && { language }),
          firstDayOfTheWeek: Number(firstDayOfTheWeek),
          abbreviationBgColor,
        },
        options,
      ),
    onSuccess: async (_, { language }) => {
      if (language) await setLocale(language);
      await reload();
    },
  });
  return (
    <Form form={form}>
      <Panel title={t("profile.you")}>
        <Columns>
          <TextField
            {...form.field("fullName")}
            label={t("profile.fullName")}
            description={t("profile.fullNameHelp")}
            autoComplete="name"
            maxLength={LONGEST_NAME}
          />
          <TextField
            name="email"
            value={profile.email}
            onChange={() => {}}
            error={null}
            label={t("profile.email")}
            description={t("profile.emailHelp")}
            readOnly
          />
        </Columns>
        <ColorField {...form.field("abbreviationBgColor")} initials={profile.nameAbbreviation} />
      </Panel>
      <Panel title={t("profile.preferences")}>
        <Columns>
          <SelectField
            {...form.field("language")}
            label={t("profile.language")}
            description={t("profile.languageHelp")}
            options={LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] }))}
          />
          <SelectField
            {...form.field("firstDayOfTheWeek")}
            label={t("profile.firstDay")}
            description={t("profile.firstDayHelp")}
            searchable={false}
            options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
          />
        </Columns>
      </Panel>
      <FormActions>
        <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>{t("profile.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
