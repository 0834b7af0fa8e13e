import type { FileLink, FillStore } from "@groundwork/formwork";
import { TemplateFilesContext } from "@groundwork/formwork/builder";
import { newId, templateFileIdsOf } from "@groundwork/formwork/rules";
import { orNotNow, UploadQueue, useQuery } from "@groundwork/kit";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useBody } from "../state/hooks";
import { filesQuery, uploadFile } from "./api";

const LinksContext = createContext<readonly FileLink[]>([]);

interface FormFilesProps {
  templateId: string;
  children: ReactNode;
}

/** The pictures that the form itself shows: how they are brought to the service, and where they are found. */
export function FormFiles({ templateId, children }: FormFilesProps): ReactNode {
  const body = useBody();
  const [uploaded, setUploaded] = useState<readonly FileLink[]>([]);
  // As text: the same ids are the same question, however the form was changed.
  const ids = templateFileIdsOf(body).sort().join(",");
  const { data } = useQuery(filesQuery(templateId, ids ? ids.split(",") : []));
  const links = useMemo(() => [...uploaded, ...(data ?? [])], [uploaded, data]);
  const [uploads] = useState(() => new UploadQueue<FileLink>(newId));
  useEffect(
    () =>
      uploads.sendBy({
        send: async (file, _fieldId, _onProgress, { fileId, signal }) => {
          const stored = await orNotNow(() => uploadFile(templateId, file, { fileId, signal }));
          setUploaded((before) => [...before, stored]);
          return stored;
        },
      }),
    [uploads, templateId],
  );
  return (
    <TemplateFilesContext value={uploads}>
      <LinksContext value={links}>{children}</LinksContext>
    </TemplateFilesContext>
  );
}

/** Whoever draws the form with this store sees them. */
export function useFormFiles(store: FillStore): void {
  const links = useContext(LinksContext);
  useEffect(() => store.addFiles(links), [store, links]);
}
