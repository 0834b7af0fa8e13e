export const button = {
  "button.kind": "Button",
  "button.offer": "Add a button",
  "button.name": "Name",
  "button.nameHelp": "What is done by pressing it: Submit, Approve, Send back.",
  "button.color": "Colour",
  "button.blue": "Blue",
  "button.green": "Green",
  "button.red": "Red",
  "button.amber": "Amber",
  "button.purple": "Purple",
  "button.teal": "Teal",
  "button.grey": "Grey",
  "button.otherColor": "Another colour; its text turns white or black to stay readable",
  "button.order": "Place in the row",
  "button.orderHelp": "Smaller numbers stand first.",
  "button.checksRequiredFields": "Checks required fields",
  "button.checksRequiredFieldsHelp":
    "Off: it can be pressed though required fields are empty. Until you choose, off for a button that leads back, or a red one that ends the submission.",
  "button.asksForReason": "Asks for a reason",
  "button.asksForReasonHelp":
    "Whoever presses it says why; history and PDF show it. Until you choose, on for a button that leads back, or a red one that ends the submission.",
} as const;
