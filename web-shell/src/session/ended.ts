import { onSessionEnd, onSessionStart } from "@groundwork/kit";

let isOver = false;

onSessionEnd((reason) => {
  isOver = reason === "expired";
});
onSessionStart(() => {
  isOver = false;
});

/** Whether whoever stands before the sign-in page was signed in a moment ago, and did not sign out. */
export function wasEnded(): boolean {
  return isOver;
}
