export const home = {
  "home.waiting.title": "Forms that wait for you",
  "home.waiting.count": "{count, plural, one {# to-do} other {# to-dos}}",
  "home.waiting.attention":
    "{count, plural, one {# needs attention: nobody else can act on it} other {# need attention: nobody else can act on them}}",
  "home.waiting.all": "All to-dos",
  "home.start.title": "Start a form",
  "home.start.all": "All forms to fill in",
  "phone.open": "On your phone",
  "phone.body": "Point your phone’s camera at the code. You sign in there once, and go on with the same form.",
  "phone.code": "QR code of the address below",
  "phone.copy": "Copy the address",
} as const;
