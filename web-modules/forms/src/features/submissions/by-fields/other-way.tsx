import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../../messages";

interface OtherWayProps {
  isWanted: boolean;
  found: number | undefined;
  ofTemplate: string;
}

/** For whoever looks in vain for something that was filled in: what was searched, and the way to the rest. */
export function OtherWay({ isWanted, found, ofTemplate }: OtherWayProps): ReactNode {
  const t = messages.useT();
  if (!isWanted || found !== 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm" role="note">
      {t(ofTemplate ? "submissions.search.inFields" : "submissions.search.chooseForm")}
    </Text>
  );
}
