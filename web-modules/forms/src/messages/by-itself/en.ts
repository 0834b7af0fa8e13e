export const byItself = {
  "byItself.soon": "If nobody presses before, “{button}” is pressed by itself:",
  "byItself.who": "The workflow itself",
  "byItself.pressed": "“{button}” was pressed by itself, as nobody did by",
} as const;
