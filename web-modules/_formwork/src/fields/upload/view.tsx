import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import type { UploadSetting, UploadValue } from "./rules";
import { StoredList } from "./stored-list";

export function UploadView({ value }: ViewProps<UploadSetting, UploadValue>): ReactNode {
  return (
    <>
      {value?.label && <span className={classes.title}>{value.label}</span>}
      <StoredList value={value ?? {}} />
      {value?.description && <span>{value.description}</span>}
    </>
  );
}
