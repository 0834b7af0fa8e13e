/** Last saves of editors that were left: whoever opens one again waits for them, or would meet an older draft. */
const leaving = new Map<string, Promise<unknown>>();

export function leave(templateId: string, lastSave: Promise<unknown>): void {
  const done = lastSave.finally(() => {
    if (leaving.get(templateId) === done) leaving.delete(templateId);
  });
  leaving.set(templateId, done);
}

export async function whenLeft(templateId: string): Promise<void> {
  await leaving.get(templateId);
}
