import { orNotNow, UploadQueue, useQueryClient } from "@groundwork/kit";
import { BUDGET } from "../api";
import { type RequestFile, uploadFile } from "./api";

/** Files go on their way, whatever is opened meanwhile, and stay here until they arrived or were removed. */
export const requestUploads = new UploadQueue<RequestFile>();

requestUploads.sendBy({
  send: (file, requestId, _onProgress, options) => orNotNow(() => uploadFile(requestId, file, options)),
});

/** Files for a request; what shows it is read again once one has arrived. */
export function useSendFiles(): (requestId: string, files: readonly File[]) => void {
  const client = useQueryClient();
  return (requestId, files) => {
    const arrived = () => void client.invalidateQueries({ queryKey: BUDGET });
    for (const file of files) requestUploads.add(requestId, file, arrived);
  };
}
