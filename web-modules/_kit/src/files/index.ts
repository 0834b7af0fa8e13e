export { type FileCarrier, isRefusedForGood, NotNow, orNotNow, type SendOptions } from "./carrier";
export { FileButton, type FileButtonProps } from "./file-button";
export { PendingFiles, type PendingFilesProps } from "./pending-files";
export { type PendingUpload, UploadQueue } from "./upload-queue";
export { usePendingUploads, useUploadCount } from "./use-pending-uploads";
