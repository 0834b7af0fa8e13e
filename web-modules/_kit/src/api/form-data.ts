/** The body of a call that takes a file: its parts by name. What is null or left out is not sent. */
export function formData(
  parts: Readonly<Record<string, string | number | boolean | File | null | undefined>>,
): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined) continue;
    if (part instanceof File) body.append(name, part, part.name);
    else body.append(name, String(part));
  }
  return body;
}
