import { fieldSettingMessages } from "../../messages/merge-fields";
import { fieldSettings } from "../../messages/merge-fields/en";

type Key = keyof typeof fieldSettings;

/** What a setting that only fields have is called. */
export function useFieldWords(): (setting: string) => string | null {
  const t = fieldSettingMessages.useT();
  return (setting) => {
    const key = `merge.is.${setting}`;
    return key in fieldSettings ? t(key as Key) : null;
  };
}
