import { nodeSettingMessages } from "../../messages/merge";
import { nodeSettings } from "../../messages/merge/en";

type Key = keyof typeof nodeSettings;

/** What a setting that only nodes have is called. */
export function useNodeWords(): (setting: string) => string | null {
  const t = nodeSettingMessages.useT();
  return (setting) => {
    const key = `merge.is.${setting}`;
    return key in nodeSettings ? t(key as Key) : null;
  };
}
