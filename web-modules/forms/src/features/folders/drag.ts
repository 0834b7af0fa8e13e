import type { DragEvent } from "react";

const KIND = "application/x-groundwork-form-template";

/** Of what a template is pulled by. */
export function pulls(formTemplateId: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(KIND, formTemplateId);
      dataTransfer.effectAllowed = "move";
    },
  };
}

/** Of where it may be dropped. */
export function takes(onDrop: (formTemplateId: string) => void) {
  const mark = ({ currentTarget }: DragEvent, isOver: boolean) =>
    currentTarget.toggleAttribute("data-drop-over", isOver);
  return {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(KIND)) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop: (event: DragEvent) => {
      mark(event, false);
      const dropped = event.dataTransfer.getData(KIND);
      if (!dropped) return;
      event.preventDefault();
      onDrop(dropped);
    },
  };
}
