import {
  Anchor,
  confirm,
  ErrorState,
  isRefusedForGood,
  PendingFiles,
  PhotoGallery,
  Stack,
  StatusBadge,
  Text,
  Title,
  toast,
  useAction,
  usePendingUploads,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET, type RequestDetail } from "../api";
import { deleteFile, filesQuery, type RequestFile } from "./api";
import { FileButtons } from "./file-buttons";
import { FileRow } from "./file-row";
import classes from "./files.module.css";
import { requestUploads, useSendFiles } from "./sending-files";

interface StoredProps {
  file: RequestFile;
  onRemove: (() => void) | null;
  isRemoving: boolean;
}

function Stored({ file, onRemove, isRemoving }: StoredProps): ReactNode {
  const t = messages.useT();
  const { name, url, thumbnailUrl } = file;
  return (
    <FileRow
      name={
        <Anchor href={url} target="_blank" rel="noreferrer" data-photo={thumbnailUrl ? name : undefined}>
          {name}
        </Anchor>
      }
      size={file.size}
      picture={thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" />}
      note={file.wasAddedLater && <StatusBadge tone="neutral">{t("files.later")}</StatusBadge>}
      remove={onRemove ? { label: t("files.remove", { name }), run: onRemove, isDisabled: isRemoving } : undefined}
    />
  );
}

/** Quotes, photos and invoices of a request: shown to whoever sees it, brought by its author. */
export function RequestFiles({ request }: { request: RequestDetail }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { budgetRequestId } = request;
  const found = useQuery(filesQuery(budgetRequestId));
  const sending = usePendingUploads(requestUploads, budgetRequestId);
  const sendFiles = useSendFiles();
  const remove = useAction<RequestFile, unknown>({
    run: ({ fileId }, options) => deleteFile(budgetRequestId, fileId, options),
    onSuccess: async (_, { name }) => {
      toast.done({ title: t("files.removed", { name }) });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error, { name }) => toast.error(error, t("files.notRemoved", { name })),
  });
  const ask = async (file: RequestFile) => {
    const question = { title: t("files.removeTitle", { name: file.name }), body: t("request.delete.body") };
    if (await confirm({ ...question, verb: t("request.removeLine"), danger: true })) remove.mutate(file);
  };
  if (found.error) {
    return <ErrorState error={found.error} title={t("files.failed")} retry={() => void found.refetch()} />;
  }
  const { files = [], mayAdd = false, mayRemove = false } = found.data ?? {};
  if (files.length === 0 && sending.length === 0 && !mayAdd) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t("files.title")}>
      <Title order={3}>{t("files.title")}</Title>
      {files.length > 0 && (
        <PhotoGallery>
          <ul className={classes.files} aria-label={t("files.title")}>
            {files.map((file) => (
              <Stored
                key={file.fileId}
                file={file}
                onRemove={mayRemove ? () => void ask(file) : null}
                isRemoving={remove.isPending}
              />
            ))}
          </ul>
        </PhotoGallery>
      )}
      <PendingFiles queue={requestUploads} place={budgetRequestId} />
      {!sending.every(({ error }) => isRefusedForGood(error)) && (
        <Text size="sm" c="dimmed">
          {t("files.stay")}
        </Text>
      )}
      {mayAdd && <FileButtons onChosen={(chosen) => sendFiles(budgetRequestId, chosen)} />}
    </Stack>
  );
}
