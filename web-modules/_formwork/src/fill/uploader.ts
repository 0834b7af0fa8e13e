import type { FileCarrier } from "@groundwork/kit";
import type { FileLink, FileValue } from "./files";

/** How files of fields get to the service; the place of each is its field. */
export type Uploader = FileCarrier<FileValue & Partial<FileLink>>;
