import { Stack, Text } from "@groundwork/kit";
import { type ReactNode, useRef, useState } from "react";
import { messages } from "../../messages";
import { FileButtons } from "./file-buttons";
import { FileRow } from "./file-row";
import classes from "./files.module.css";
import { endingOf, isSomethingElse } from "./unfit";

interface Props {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Chosen for a request that is not there yet: kept here until it is. */
export function NewFiles({ files, onChange }: Props): ReactNode {
  const t = messages.useT();
  const [others, setOthers] = useState<readonly string[]>([]);
  const now = useRef(files);
  now.current = files;
  // They are there at once, and go again where they are something else: whoever sends meanwhile loses none.
  const choose = (chosen: readonly File[]) => {
    onChange([...files, ...chosen]);
    setOthers([]);
    for (const file of chosen)
      void isSomethingElse(file).then((isElse) => {
        if (!isElse) return;
        setOthers((before) => [...before, file.name]);
        onChange(now.current.filter((each) => each !== file));
      });
  };
  return (
    <Stack gap="xs" component="section" aria-label={t("files.title")}>
      <Text fw={600}>{t("files.title")}</Text>
      <Text size="sm" c="dimmed">
        {t("files.help")}
      </Text>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t("files.title")}>
          {files.map((file, index) => (
            <FileRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
              key={`${index} ${file.name}`}
              name={file.name}
              size={file.size}
              remove={{
                label: t("files.remove", { name: file.name }),
                run: () => onChange(files.filter((each) => each !== file)),
              }}
            />
          ))}
        </ul>
      )}
      <FileButtons onChosen={choose} />
      {others.map((name) => (
        <Text key={name} size="sm" c="brick" role="alert">
          {t("files.otherContent", { name, ending: endingOf(name) })}
        </Text>
      ))}
    </Stack>
  );
}
