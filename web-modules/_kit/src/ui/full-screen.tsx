import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useCovers } from "./covering";

export interface FullScreenProps {
  opened: boolean;
  onClose: () => void;
  /** What it is for, said to those who do not see it. */
  label: string;
  children: ReactNode;
}

/** All of a phone's screen for one task; what it holds carries its own way out. */
export function FullScreen({ opened, onClose, label, children }: FullScreenProps): ReactNode {
  useCovers(opened);
  return (
    <Modal.Root opened={opened} onClose={onClose} fullScreen padding={0} className="gw-locks-scroll">
      <Modal.Content aria-label={label}>{children}</Modal.Content>
    </Modal.Root>
  );
}
