import { Button, FileButton, Group, Text } from "@groundwork/kit";
import { Trash2, Upload } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { PHOTO_TYPES } from "./photo-rules";

interface PictureButtonsProps {
  choose: string;
  onChosen: (file: File) => void;
  isSending?: boolean;
  /** Absent: there is none to remove. */
  remove?: { label: string; isRunning: boolean; run: () => void } | undefined;
  /** In place of both, while one decides. */
  deciding?: ReactNode;
  problem: string | null;
  help: string;
}

/** A picture is chosen, replaced or removed; what is wrong with the chosen one stands where its kinds are named. */
export function PictureButtons(props: PictureButtonsProps): ReactNode {
  const { choose, onChosen, isSending = false, remove, deciding, problem, help } = props;
  return (
    <>
      {deciding ?? (
        <Group gap="xs">
          <FileButton
            label={choose}
            icon={<Upload size={16} aria-hidden />}
            accept={PHOTO_TYPES.join(",")}
            loading={isSending}
            onChosen={([file]) => file && onChosen(file)}
          />
          {remove && (
            <Button
              variant="subtle"
              color="brick"
              loading={remove.isRunning}
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={remove.run}
            >
              {remove.label}
            </Button>
          )}
        </Group>
      )}
      {problem ? (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {problem}
        </Text>
      ) : (
        <Text c="dimmed" size="sm">
          {help}
        </Text>
      )}
    </>
  );
}
