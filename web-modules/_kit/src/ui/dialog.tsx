import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { ClosableProvider, useClosable } from "../routing/use-leave-guard";
import { useCovers } from "./covering";
import classes from "./dialog.module.css";

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: "md" | "lg";
  children: ReactNode;
}

/** A short task on top of the page; what it holds starts afresh each time it opens. For a yes or no use `confirm`. */
export function Dialog({ opened, onClose, title, size = "md", children }: DialogProps): ReactNode {
  const t = kitMessages.useT();
  useCovers(opened);
  const { closable, close } = useClosable(opened, onClose);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      classNames={{
        root: "gw-locks-scroll",
        content: classes.content ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
      }}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <ClosableProvider value={closable}>{children}</ClosableProvider>
    </Modal>
  );
}
