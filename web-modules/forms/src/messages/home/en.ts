export const home = {
  "home.waiting.title": "Waiting for you",
  "home.waiting.count": "{count, plural, one {# to-do} other {# to-dos}}",
  "home.waiting.all": "All to-dos",
  "home.start.title": "Start a form",
  "home.start.all": "All forms to fill in",
} as const;
