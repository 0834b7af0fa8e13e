/**
 * React's development build notes for every element where it was made, for a debugger that no test opens: stacks and
 * tasks cost a tenth of what all tests take. Its warnings stay; they name the component without them too.
 */
Reflect.deleteProperty(console, "createTask"); // before React looks for it

const INSIDE = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const react: Record<string, unknown> = await import("react");
// React itself stops after ten thousand stacks a second.
Object.defineProperty(react[INSIDE], "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

export {};
