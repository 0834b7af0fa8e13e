import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Slot, useSlot } from "../slots";
import { SidePane } from "./side-pane";

interface MakeHereProps {
  place: "project.new" | "team.new";
  onMade: (id: string) => void;
}

/** Below a list to choose from: what is missing in it is made on the spot, by who may. Nothing for everybody else. */
export function MakeHere({ place, onMade }: MakeHereProps): ReactNode {
  const [part] = useSlot(place);
  const [isMaking, { open, close }] = useDisclosure(false);
  if (!part) return null;
  const made = (id: string) => {
    onMade(id);
    close();
  };
  return (
    <div>
      <Button variant="subtle" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={open}>
        {part.title}
      </Button>
      <SidePane opened={isMaking} onClose={close} title={part.title}>
        <Slot name={place} only={part.id} given={{ onMade: made, onCancel: close }} />
      </SidePane>
    </div>
  );
}
