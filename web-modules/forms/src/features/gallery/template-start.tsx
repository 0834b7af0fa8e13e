import { Button, LoadingState, Panel, toast, useNavigate, useSession } from "@groundwork/kit";
import { Form, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../../schemas";
import { useReadAgain } from "../api/keys";
import { ProjectField } from "../projects/project-field";
import { templateWrites } from "../templates/api";
import { startAddress } from "../templates/choice";
import { useMaking } from "../templates/making";
import { publishAsItIs } from "../templates/publishing";
import type { Beginning } from "./beginning";
import classes from "./gallery.module.css";

const StarterPreview = lazy(() => import("./starter-preview"));

interface Values {
  name: string;
  projectId: string | null;
}

interface Made {
  template: Schemas["FormDetailPublic"];
  isPublished: boolean;
}

/** What the template is called and where it is used, beside a look at what it begins with. Null: an empty page. */
export function TemplateStart({ beginning }: { beginning: Beginning | null }): ReactNode {
  const t = messages.useT();
  const { forAllProjects, managed } = useMaking();
  const { project } = useSession();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  // Which of the buttons was pressed: both send the same form.
  const publishes = useRef(false);
  const send = (isPublished: boolean) => {
    publishes.current = isPublished;
  };
  const current = managed.find((each) => each.projectId === project?.projectId) ?? managed[0];
  const form = useForm<Values, Made>({
    initial: { name: beginning?.name ?? "", projectId: forAllProjects ? null : (current?.projectId ?? null) },
    guard: false,
    validate: ({ name, projectId }) => ({
      name: name.trim() ? null : t("templates.nameMissing"),
      projectId: forAllProjects || projectId !== null ? null : t("templates.projectMissing"),
    }),
    submit: async ({ name, projectId }, options) => {
      const template = await templateWrites.create(
        {
          name: name.trim(),
          folderName: beginning?.folderName ?? "",
          projectId,
          ...beginning?.made,
        },
        options,
      );
      return { template, isPublished: publishes.current && (await publishAsItIs(template)) };
    },
    onSuccess: async ({ template, isPublished }) => {
      toast.done({ title: t(isPublished ? "gallery.published" : "templates.created", { name: template.name }) });
      await readAgain("templates", "library");
      navigate(isPublished ? startAddress(template.formTemplateId) : `/forms/templates/${template.formTemplateId}`);
    },
  });
  const isSending = form.status === "submitting";
  const settings = (
    <Panel>
      <Form form={form} aria-label={t("templates.create")}>
        <TextField
          {...form.field("name")}
          label={t("templates.name")}
          required
          autoFocus={!beginning}
          maxLength={120}
        />
        <ProjectField
          {...form.field("projectId")}
          label={t("templates.project")}
          among={forAllProjects ? "all" : managed}
          required={!forAllProjects}
        />
        <div className={classes.buttons}>
          {beginning ? (
            <>
              <Button type="submit" loading={isSending} onClick={() => send(true)}>
                {t("gallery.publishAndTry")}
              </Button>
              <Button type="submit" variant="default" disabled={isSending} onClick={() => send(false)}>
                {t("gallery.changeFirst")}
              </Button>
            </>
          ) : (
            <SubmitButton>{t("gallery.create")}</SubmitButton>
          )}
        </div>
      </Form>
    </Panel>
  );
  if (!beginning) return settings;
  return (
    <div className={classes.look}>
      <div className={classes.settings}>{settings}</div>
      <Suspense fallback={<LoadingState shape="form" />}>
        <StarterPreview body={beginning.pages} />
      </Suspense>
    </div>
  );
}
