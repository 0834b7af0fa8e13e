import { Input } from "@mantine/core";
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from "react";

export interface TextBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** The plainest labelled text input, light enough for the first load; forms use `@groundwork/kit/forms`. */
export function TextBox({ label, value, onChange, autoComplete }: TextBoxProps): ReactNode {
  const id = useId();
  return (
    <Input.Wrapper label={label} id={id}>
      <Input
        id={id}
        data-autofocus
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete={autoComplete}
      />
    </Input.Wrapper>
  );
}
