import { PasswordField } from "@groundwork/kit/forms";
import type { ComponentProps, ReactNode } from "react";
import { PasswordMeter } from "./password-meter";

type FieldProps = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "description">;

/** A password to be chosen, with its strength while typing. */
export function NewPasswordField({
  personal = [],
  ...field
}: FieldProps & { personal?: readonly string[] }): ReactNode {
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      descriptionBelow
      description={<PasswordMeter password={field.value} personal={personal} advise={field.error === null} />}
    />
  );
}
