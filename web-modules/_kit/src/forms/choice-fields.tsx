import {
  Button,
  Checkbox,
  Group,
  Input,
  MultiSelect,
  Radio,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
} from "@mantine/core";
import { Upload } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import classes from "./form.module.css";
import type { Labelled } from "./text-fields";
import type { FieldProps } from "./use-form";

export interface Option<T extends string = string> {
  value: T;
  label: string;
  description?: string;
  disabled?: boolean;
}

export interface SelectFieldProps<T extends string = string> extends FieldProps<T | null>, Labelled {
  options: readonly Option<T>[];
  placeholder?: string;
  clearable?: boolean;
  /** Default: from eight options on. */
  searchable?: boolean;
  nothingFound?: string;
}

const LONG = 8;

/** The list itself scrolls: Mantine's scroll area around it is a region that the keyboard cannot reach. */
export const LIST = { withScrollArea: false, classNames: { options: classes.options ?? "" } } as const;

export const MULTIPLE_LIST = {
  withScrollArea: false,
  classNames: {
    options: classes.options ?? "",
    input: classes.pillsBox ?? "",
    inputField: classes.pillsField ?? "",
  },
} as const;

export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { options, onChange, autoFocus, searchable, nothingFound, ...rest } = props;
  return (
    <Select
      {...rest}
      {...LIST}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      {...(nothingFound === undefined ? {} : { nothingFoundMessage: nothingFound })}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      searchable={searchable ?? options.length >= LONG}
      allowDeselect={rest.clearable ?? false}
      onChange={(value) => onChange(value as T | null)}
    />
  );
}

export interface MultiSelectFieldProps extends FieldProps<string[]>, Labelled {
  options: readonly Option[];
  placeholder?: string;
  nothingFound?: string;
  /** The options are what a service found for what is typed; nothing else is left out of them. */
  onSearch?: (text: string) => void;
}

export function MultiSelectField(props: MultiSelectFieldProps): ReactNode {
  const { options, onChange, autoFocus, nothingFound, onSearch, ...rest } = props;
  const [search, setSearch] = useState("");
  return (
    <MultiSelect
      {...rest}
      {...MULTIPLE_LIST}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      // Without a search the list is empty because all is chosen; then it closes instead of saying that nothing fits.
      {...(nothingFound === undefined || search.trim() === "" ? {} : { nothingFoundMessage: nothingFound })}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text);
        onSearch?.(text.trim());
      }}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      searchable={onSearch !== undefined || options.length >= LONG}
      {...(onSearch && { filter: ({ options: found }: { options: readonly unknown[] }) => found as never })}
      hidePickedOptions
      onChange={onChange}
    />
  );
}

export function CheckboxField({
  value,
  onChange,
  autoFocus,
  readOnly,
  ...rest
}: FieldProps<boolean> & Labelled): ReactNode {
  return (
    <Checkbox
      {...rest}
      disabled={rest.disabled || readOnly || false}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** Takes effect at once, like a light switch; inside a form that is sent later use a checkbox. */
export function SwitchField({
  value,
  onChange,
  autoFocus,
  readOnly,
  ...rest
}: FieldProps<boolean> & Labelled): ReactNode {
  return (
    <Switch
      {...rest}
      disabled={rest.disabled || readOnly || false}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export interface RadioFieldProps<T extends string> extends FieldProps<T>, Labelled {
  options: readonly Option<T>[];
}

/** A choice whose options need explaining, all in sight. */
export function RadioField<T extends string>(props: RadioFieldProps<T>): ReactNode {
  const { options, onChange, autoFocus, value, disabled = false, readOnly = false, ...rest } = props;
  return (
    <Radio.Group {...rest} value={value} onChange={(next) => onChange(next as T)}>
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={disabled || readOnly || (option.disabled ?? false)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export interface SegmentFieldProps<T extends string> extends Omit<FieldProps<T>, "error"> {
  label: string;
  options: readonly Option<T>[];
}

/** A few short alternatives side by side, e.g. a filter. */
export function SegmentField<T extends string>({
  label,
  options,
  onChange,
  name,
  value,
}: SegmentFieldProps<T>): ReactNode {
  // Two of one name on a page would be one group, and the words of one would choose in the other.
  const group = `${name}-${useId()}`;
  return (
    <SegmentedControl
      aria-label={label}
      name={group}
      value={value}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      onChange={(next) => onChange(next as T)}
    />
  );
}

/** `accept` of a file that holds a table: the services read either. */
export const TABLE_FILES = ".csv,.xlsx";

export interface FileFieldProps extends FieldProps<File | null>, Labelled {
  accept?: string;
  /** What the button says: "Choose a photo". */
  button: string;
}

export function FileField(props: FileFieldProps): ReactNode {
  const {
    name,
    value,
    onChange,
    error,
    label,
    description,
    required = false,
    disabled = false,
    accept,
    button,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} required={required}>
      <Group className={classes.fileRow ?? ""}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-invalid={error !== null}
          tabIndex={-1}
          className={classes.file}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0] ?? null;
            // So that the same file, corrected meanwhile, can be chosen again: browsers tell of another name only.
            event.currentTarget.value = "";
            onChange(chosen);
          }}
        />
        <Button
          variant="default"
          disabled={disabled}
          leftSection={<Upload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        {value && <Text size="sm">{value.name}</Text>}
      </Group>
    </Input.Wrapper>
  );
}
