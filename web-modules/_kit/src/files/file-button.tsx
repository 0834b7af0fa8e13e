import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import classes from "./files.module.css";

export interface FileButtonProps {
  label: string;
  /** As the browser's file box takes it: ".pdf,.jpg", "image/*". */
  accept: string;
  onChosen: (files: readonly File[]) => void;
  icon?: ReactNode;
  /** Opens a phone's camera. */
  camera?: boolean;
  multiple?: boolean;
  /** For gloves. */
  large?: boolean;
  disabled?: boolean;
  loading?: boolean;
  describedBy?: string | undefined;
}

/** Opens the browser's own way to choose files, or the camera. */
export function FileButton(props: FileButtonProps): ReactNode {
  const { label, accept, onChosen, icon, camera = false, multiple = false, large = false, describedBy } = props;
  const { disabled = false, loading = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept={accept}
        multiple={multiple && !camera}
        capture={camera ? "environment" : undefined}
        tabIndex={-1}
        aria-label={label}
        disabled={disabled}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed or refused.
          event.currentTarget.value = "";
          if (chosen.length > 0) onChosen(chosen);
        }}
      />
      <Button
        variant="default"
        className={large ? classes.large : ""}
        leftSection={icon}
        loading={loading}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
