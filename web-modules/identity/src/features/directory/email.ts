/** Only what is certainly wrong is refused here; the service decides, and the mail's arrival proves the address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}
