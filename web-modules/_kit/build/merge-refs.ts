/** `useMergeRefs` of @floating-ui/react, without the 25 kB that stand in the same file; see `lightScrollArea`. */
import { useMergedRef } from "@mantine/hooks";
import type { Ref, RefCallback } from "react";

export function useMergeRefs<T>(refs: Ref<T>[]): RefCallback<T> {
  return useMergedRef(...refs);
}
