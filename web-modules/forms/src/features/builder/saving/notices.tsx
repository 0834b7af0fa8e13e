import { KeptNotice, LastSaved, MergeNotice } from "@groundwork/formwork/editor";
import { countInBody, mergeBodies, useFieldWords } from "@groundwork/formwork/merge";
import { fieldsOf } from "@groundwork/formwork/rules";
import { Alert, Button, Group, toast, useAction } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { noticesMessages } from "../../../messages/draft-notices";
import { builderCalls } from "./api";
import { type BuilderSession, bodyOf, useSaveState } from "./session";

const FileNotes = lazy(() => import("../../from-file/file-notes"));

interface NoticeProps {
  session: BuilderSession;
  templateId: string;
}

/** What has to be decided before work goes on: whose form counts, and what to do with changes that were kept. */
export default function Notices(props: NoticeProps): ReactNode {
  const state = useSaveState(props.session.saver);
  if (state.kind === "conflict") return <Meanwhile {...props} />;
  if (state.kind === "refused") return <Refused message={state.message} />;
  return (
    <>
      <KeptNotice draft={props.session} onTake={(pages) => props.session.store.replace(pages)} />
      <Suspense>
        <FileNotes templateId={props.templateId} />
      </Suspense>
    </>
  );
}

/** Somebody else saved meanwhile: both count, and where both changed the same one is asked. */
function Meanwhile({ session, templateId }: NoticeProps): ReactNode {
  const wordOf = useFieldWords();
  return (
    <MergeNotice
      templateId={templateId}
      saver={session.saver}
      read={async () => {
        const theirs = await builderCalls.body(templateId);
        return { version: theirs.version, content: bodyOf(theirs) };
      }}
      merge={mergeBodies}
      count={countInBody}
      nameOf={({ partId }, body) =>
        body.find(({ id }) => id === partId)?.name ??
        fieldsOf(body).find(({ id }) => id === partId)?.setting.label ??
        ""
      }
      wordOf={wordOf}
      onMerged={(body) => session.store.beginWith(body)}
      whole={<Conflict session={session} templateId={templateId} />}
    />
  );
}

/** The two do not fit together. Nothing was sent, nothing of either is lost: theirs can be undone back to mine. */
function Conflict({ session, templateId }: NoticeProps): ReactNode {
  const noticeT = noticesMessages.useT();
  const { store, saver } = session;
  const decide = useAction({
    run: async (mine: boolean) => {
      const theirs = await builderCalls.body(templateId);
      if (mine) return void (await saver.overwrite(theirs.version));
      const body = bodyOf(theirs);
      saver.takeOver(theirs.version, body);
      store.replace(body);
    },
    onSuccess: (_, mine) => {
      if (!mine) toast.info({ title: noticeT("notice.conflict.taken"), detail: noticeT("notice.conflict.undo") });
    },
    onError: (error) => toast.error(error, noticeT("notice.conflict.failed")),
  });
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={noticeT("notice.conflict.title")}
    >
      <LastSaved templateId={templateId} />
      {noticeT("notice.conflict.body")}
      <Group mt="sm" gap="xs">
        <Button size="compact-md" loading={decide.isPending} onClick={() => decide.mutate(false)}>
          {noticeT("notice.conflict.theirs")}
        </Button>
        <Button size="compact-md" variant="default" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          {noticeT("notice.conflict.mine")}
        </Button>
      </Group>
    </Alert>
  );
}

function Refused({ message }: { message: string }): ReactNode {
  const noticeT = noticesMessages.useT();
  return (
    <Alert
      color="brick"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={noticeT("notice.refused.title")}
    >
      {message} {noticeT("notice.refused.body")}
    </Alert>
  );
}
