/** How a module is called when it could not tell its own name: "workflow-runner" is "Workflow runner". */
export function moduleName(context: string): string {
  const words = context.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
