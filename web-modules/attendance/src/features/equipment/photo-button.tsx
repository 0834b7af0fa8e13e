import { Button } from "@groundwork/kit";
import { Camera } from "@groundwork/kit/icons";
import { type ReactNode, useRef } from "react";
import classes from "./care.module.css";

interface PhotoButtonProps {
  label: string;
  loading?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** From the phone's camera, or whatever lies on it. */
export function PhotoButton({ label, loading = false, onChosen }: PhotoButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.chooser}>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
      <Button
        variant="default"
        loading={loading}
        leftSection={<Camera size={16} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </div>
  );
}
