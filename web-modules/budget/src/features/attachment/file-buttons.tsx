import { Button, Group, Text } from "@groundwork/kit";
import { Camera, type LucideIcon, Paperclip } from "@groundwork/kit/icons";
import { type ReactNode, useRef, useState } from "react";
import { messages } from "../../messages";
import classes from "./files.module.css";
import { ACCEPTED, unfitBy } from "./unfit";

interface Props {
  onChosen: (files: readonly File[]) => void;
}

/** From the phone's camera, or whatever lies on it. What would never be taken is said at once, and not handed on. */
export function FileButtons({ onChosen }: Props): ReactNode {
  const t = messages.useT();
  const [unfit, setUnfit] = useState<readonly string[]>([]);
  const choose = (files: readonly File[]) => {
    const looked = files.map((file) => ({ file, unfit: unfitBy(file) }));
    setUnfit(looked.flatMap(({ file, unfit }) => (unfit ? `${file.name}: ${t(unfit.why, unfit.params)}` : [])));
    const fit = looked.filter((each) => !each.unfit).map(({ file }) => file);
    if (fit.length > 0) onChosen(fit);
  };
  return (
    <>
      <Group gap="xs" className={classes.buttons ?? ""}>
        <FileButton label={t("files.photo")} icon={Camera} accept="image/*" camera onChosen={choose} />
        <FileButton label={t("files.choose")} icon={Paperclip} accept={ACCEPTED} onChosen={choose} />
      </Group>
      {unfit.length > 0 && (
        <div role="alert" className={classes.problem}>
          {unfit.map((said, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
            <Text key={at} size="sm">
              {said}
            </Text>
          ))}
        </div>
      )}
    </>
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
