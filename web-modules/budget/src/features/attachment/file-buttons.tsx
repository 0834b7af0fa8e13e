import { Button, Group } from "@groundwork/kit";
import { Camera, type LucideIcon, Paperclip } from "@groundwork/kit/icons";
import { type ReactNode, useRef } from "react";
import { messages } from "../../messages";
import classes from "./files.module.css";

/** The service decides by what a file really holds. */
const TYPES = ".pdf,.jpg,.jpeg,.png,.webp,.gif,.xlsx,.xls,.docx,.doc,.csv,.txt";

interface Props {
  onChosen: (files: readonly File[]) => void;
}

/** From the phone's camera, or whatever lies on it. */
export function FileButtons({ onChosen }: Props): ReactNode {
  const t = messages.useT();
  return (
    <Group gap="xs" className={classes.buttons ?? ""}>
      <FileButton label={t("files.photo")} icon={Camera} accept="image/*" camera onChosen={onChosen} />
      <FileButton label={t("files.choose")} icon={Paperclip} accept={TYPES} onChosen={onChosen} />
    </Group>
  );
}

interface ButtonProps extends Props {
  label: string;
  icon: LucideIcon;
  accept: string;
  camera?: boolean;
}

function FileButton({ label, icon: Icon, accept, camera = false, onChosen }: ButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept={accept}
        multiple={!camera}
        capture={camera ? "environment" : undefined}
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
        leftSection={<Icon size={16} aria-hidden />}
        className={classes.button ?? ""}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
