import { Modal } from "@groundwork/kit";
import type { ReactNode } from "react";
import { formworkMessages } from "../messages";
import classes from "./bottom-sheet.module.css";

export interface BottomSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** What stands beside the work on a wide screen comes from below on a narrow one. */
export function BottomSheet({ opened, onClose, title, children }: BottomSheetProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{
        root: "gw-locks-scroll",
        inner: classes.inner ?? "",
        content: classes.sheet ?? "",
        title: classes.title ?? "",
        body: classes.body ?? "",
      }}
      transitionProps={{ transition: "slide-up", duration: 150 }}
      closeButtonProps={{ "aria-label": t("editor.close") }}
    >
      {children}
    </Modal>
  );
}
