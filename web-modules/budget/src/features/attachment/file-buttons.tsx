import { FileButton, Group, Text } from "@groundwork/kit";
import { Camera, Paperclip } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
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
        <FileButton
          label={t("files.photo")}
          icon={<Camera size={16} aria-hidden />}
          accept="image/*"
          camera
          large
          onChosen={choose}
        />
        <FileButton
          label={t("files.choose")}
          icon={<Paperclip size={16} aria-hidden />}
          accept={ACCEPTED}
          multiple
          large
          onChosen={choose}
        />
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
