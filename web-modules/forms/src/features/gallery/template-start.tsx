import { newId } from "@groundwork/formwork/rules";
import { Button, LoadingState, Panel, toast, useNavigate, useQuery, useSession } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { Form, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { folderMessages } from "../../messages/folders";
import { galleryMessages } from "../../messages/gallery";
import type { Schemas } from "../../schemas";
import { useReadAgain } from "../api/keys";
import { builderCalls } from "../builder/saving/api";
import { foldersQuery } from "../folders/api";
import { placesOf } from "../folders/tree";
import { ProjectField } from "../projects/project-field";
import { templateWrites } from "../templates/api";
import { startAddress } from "../templates/choice";
import { useMaking } from "../templates/making";
import { publishAsItIs } from "../templates/publishing";
import { useFolderAskedFor } from "./address";
import type { Beginning } from "./beginning";
import classes from "./gallery.module.css";

const StarterPreview = lazy(() => import("./starter-preview"));

interface Values {
  name: string;
  folderId: string | null;
  projectId: string | null;
}

export interface Said {
  /** The same template, however often it is asked for. */
  templateId: string;
  name: string;
  /** Where it lies of itself; empty where somebody chose. */
  folderName: string;
  folderId: string | null;
  projectId: string | null;
}

interface TemplateStartProps {
  /** Null: an empty page. */
  beginning: Beginning | null;
  /** Left out: of what the service knows by itself. */
  make?: (said: Said, options: WriteKey) => Promise<Schemas["FormDetailPublic"]>;
  /** Told above what is asked. */
  about?: ReactNode;
  /** Asked beside the name. */
  children?: ReactNode;
}

/** Called and placed as it is said now. */
async function corrected(made: Schemas["FormDetailPublic"], { name, folderName, folderId, projectId }: Said) {
  const changes = {
    ...(made.name !== name && { name }),
    ...(made.projectId !== projectId && { projectId }),
    ...(folderName === "" && made.folderId !== folderId && { folderId }),
  };
  const { formTemplateId, version } = made;
  if (Object.keys(changes).length === 0) return made;
  return builderCalls.saveDetail({ formTemplateId, version, ...changes }, { idempotencyKey: newId() });
}

interface Made {
  template: Schemas["FormDetailPublic"];
  isPublished: boolean;
}

/** What the template is called and where it is used, beside a look at what it begins with. */
export function TemplateStart({ beginning, make, about, children }: TemplateStartProps): ReactNode {
  const t = messages.useT();
  const galleryT = galleryMessages.useT();
  const folderT = folderMessages.useT();
  const { forAllProjects, managed } = useMaking();
  const { project } = useSession();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  // Which of the buttons was pressed: both send the same form.
  const [publishes, setPublishes] = useState(false);
  const isHere = useIsHere();
  const templateId = useRef(newId());
  const saidBefore = useRef<Said | null>(null);
  const asked = useFolderAskedFor();
  const { data: folders } = useQuery({ ...foldersQuery, enabled: asked !== "" });
  const places = placesOf(folders ?? []);
  // One that is gone, or of which they are not told, is no place.
  const placeOf = (folderId: string | null) =>
    folders && !places.some(({ value }) => value === folderId) ? null : folderId;
  // The one they are at, or their only one: which of several is theirs to say.
  const current = managed.length === 1 ? managed[0] : managed.find((each) => each.projectId === project?.projectId);
  const form = useForm<Values, Made>({
    initial: {
      name: beginning?.name ?? "",
      folderId: asked || null,
      projectId: forAllProjects ? null : (current?.projectId ?? null),
    },
    guard: false,
    validate: ({ name, projectId }) => ({
      name: name.trim() ? null : t("templates.nameMissing"),
      projectId: forAllProjects || projectId !== null ? null : t("templates.projectMissing"),
    }),
    submit: async ({ name, folderId, projectId }, options) => {
      const folderName = asked ? "" : (beginning?.folderName ?? "");
      const said: Said = {
        ...{ templateId: templateId.current, name: name.trim(), projectId },
        ...{ folderName, folderId: placeOf(folderId) },
      };
      const before = saidBefore.current;
      saidBefore.current = said;
      const made = await (make?.(said, options) ?? templateWrites.create({ ...said, ...beginning?.made }, options));
      // It may have been made by the call before, as that one said.
      const template = before ? await corrected(made, said) : made;
      return { template, isPublished: publishes && (await publishAsItIs(template)) };
    },
    onSuccess: async ({ template, isPublished }) => {
      toast.done({
        title: isPublished
          ? galleryT("gallery.published", { name: template.name })
          : t("templates.created", { name: template.name }),
      });
      await readAgain("templates", "library");
      // Who went elsewhere meanwhile stays there: the message says what became of it.
      if (isHere())
        navigate(isPublished ? startAddress(template.formTemplateId) : `/forms/templates/${template.formTemplateId}`);
    },
  });
  const isSending = form.status === "submitting";
  const settings = (
    <Panel>
      {about}
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
        {asked && (
          <SelectField
            {...form.field("folderId")}
            value={placeOf(form.values.folderId)}
            label={folderT("folders.parent")}
            placeholder={folderT("folders.none")}
            clearable
            options={places}
          />
        )}
        {children}
        <div className={classes.buttons}>
          {beginning ? (
            <>
              <Button
                type="submit"
                loading={isSending && publishes}
                disabled={isSending}
                onClick={() => setPublishes(true)}
              >
                {galleryT("gallery.publishAndTry")}
              </Button>
              <Button
                type="submit"
                variant="default"
                loading={isSending && !publishes}
                disabled={isSending}
                onClick={() => setPublishes(false)}
              >
                {galleryT("gallery.changeFirst")}
              </Button>
            </>
          ) : (
            <SubmitButton>{galleryT("gallery.create")}</SubmitButton>
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

/** Whether the page that asked for it is still open. */
function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
