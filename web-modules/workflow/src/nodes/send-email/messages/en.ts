export const sendEmail = {
  "sendEmail.kind": "E-mail",
  "sendEmail.offer": "Send an e-mail",
  "sendEmail.nobody": "Nobody yet",
  "sendEmail.subject": "Subject",
  "sendEmail.content": "Text",
  "sendEmail.contentHelp": "A link to the submission follows it.",
  "sendEmail.teams": "Teams",
  "sendEmail.teamsHelp": "Every member gets it but who pressed the button.",
  "sendEmail.emails": "Further addresses",
  "sendEmail.emailsHelp":
    "Somebody outside the company is asked once whether they want your e-mails; until then theirs waits. There is a limit a day.",
  "sendEmail.add": "Add",
  "sendEmail.remove": "Remove {email}",
  "sendEmail.noAddress": "This is no e-mail address.",
  "sendEmail.tooMany": "At most {most} addresses.",
} as const;
