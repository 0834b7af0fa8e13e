import { CloseButton, Input } from "@mantine/core";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";

export interface SearchInputProps {
  value: string;
  /** Called when typing pauses. */
  onChange: (value: string) => void;
  /** What is searched, for screen readers and as the placeholder; default "Search". */
  label?: string;
  delay?: number;
}

export function SearchInput({ value, onChange, label, delay = 250 }: SearchInputProps): ReactNode {
  const t = kitMessages.useT();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText("");
    // The button goes away with the text; whoever pressed it goes on here.
    input.current?.focus();
  };
  const name = label ?? t("search.placeholder");

  useEffect(() => {
    // The value changed from outside, e.g. by the back button; what is being typed must not be overwritten by itself.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay, onChange]);

  return (
    <Input
      ref={input}
      type="search"
      role="searchbox"
      value={text}
      placeholder={name}
      aria-label={name}
      autoComplete="off"
      leftSection={<Search size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={text && <CloseButton size="sm" aria-label={t("search.clear")} onClick={clear} />}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
