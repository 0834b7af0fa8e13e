import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import type { UploadSetting, UploadValue } from "./rules";
import { StoredList } from "./stored-list";

export function UploadView({ value }: ViewProps<UploadSetting, UploadValue>): ReactNode {
  return (
    <>
      <StoredList value={value ?? {}} />
      {value?.description && <span>{value.description}</span>}
    </>
  );
}
