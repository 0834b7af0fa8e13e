import { type FileValue, newId } from "@groundwork/formwork/rules";
import type { useQueryClient } from "@groundwork/kit";
import { filesQuery, uploadFile } from "../files/api";

/** The pictures of one form stored for another, by the ids that they had; those that cannot be read or stored are missing. */
export async function bringPictures(
  client: ReturnType<typeof useQueryClient>,
  from: string,
  to: string,
  fileIds: readonly string[],
): Promise<Map<string, FileValue>> {
  const brought = new Map<string, FileValue>();
  if (fileIds.length === 0) return brought;
  const links = await client.fetchQuery({ ...filesQuery(from, [...fileIds].sort()), staleTime: 0 }).catch(() => []);
  const { signal } = new AbortController();
  // One after the other: they are few, and the service takes only so much of one person at once.
  for (const { fileId, name, contentType, url } of links)
    try {
      const answer = await fetch(url);
      if (!answer.ok) continue;
      const file = new File([await answer.blob()], name, { type: contentType });
      const stored = await uploadFile(to, file, { fileId: newId(), signal });
      brought.set(fileId, {
        fileId: stored.fileId,
        name: stored.name,
        size: stored.size,
        contentType: stored.contentType,
      });
    } catch {
      // Counted by whoever pastes: the field comes without its picture.
    }
  return brought;
}
