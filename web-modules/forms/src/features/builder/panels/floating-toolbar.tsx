import { ActionIcon } from "@groundwork/kit";
import { FileStack, Menu as MenuIcon, Redo2, Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import { useBuilder, useHistory } from "../state/hooks";
import classes from "./floating-toolbar.module.css";
import { FormMenu } from "./form-menu";
import { usePanelTabs } from "./panel-tab";

interface FloatingToolbarProps {
  template: { formTemplateId: string; name: string };
}

/** Above the pages, within reach of what one draws: menu, pages, back and forth (spec §2). */
export default function FloatingToolbar({ template }: FloatingToolbarProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const { canUndo, canRedo } = useHistory();
  const { show } = usePanelTabs();
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t("builder.bar")}>
      <FormMenu template={template}>
        <Tool label={t("builder.bar.menu")} icon={<MenuIcon size={18} aria-hidden />} />
      </FormMenu>
      <Tool label={t("builder.sections")} icon={<FileStack size={18} aria-hidden />} onClick={() => show("sections")} />
      <Tool
        label={t("builder.bar.undo")}
        icon={<Undo2 size={18} aria-hidden />}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <Tool
        label={t("builder.bar.redo")}
        icon={<Redo2 size={18} aria-hidden />}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick?: () => void;
}

/** Whatever else a menu gives its target goes on to the button. */
function Tool({ label, icon, ...button }: ToolProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} {...button}>
      {icon}
    </ActionIcon>
  );
}
