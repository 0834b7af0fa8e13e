export const en = {
  scan: "Scan",
  read: "Read: {code}",
  refused: "{code}: {problem}",
} as const;
