export const en = {
  "signIn.title": "Sign in",
} as const;
