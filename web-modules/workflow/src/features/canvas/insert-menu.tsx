import { ActionIcon } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { insertOn, kindsOn } from "../../graph";
import { messages } from "../../messages";
import { kindOf } from "../../nodes/kinds";

/** On a chosen line: what may stand there, with what comes with it. */
export default function InsertMenu({ edgeId }: { edgeId: string }): ReactNode {
  const t = messages.useT();
  const { workflow, add } = useEditor();
  const kinds = kindsOn(workflow, edgeId);
  if (kinds.length === 0) return null;
  return (
    <Menu withinPortal>
      <Menu.Target>
        <ActionIcon radius="xl" size="sm" variant="filled" color="spruce" aria-label={t("canvas.insert")}>
          <Plus size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((type) => {
          const { icon: Icon, offer } = kindOf(type);
          return (
            <Menu.Item
              key={type}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => add((latest) => insertOn(latest, edgeId, type))}
            >
              {t(offer)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
