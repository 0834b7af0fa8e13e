export const kept = {
  "kept.title": "There are changes here that were never sent",
  "kept.when": "Last changed:",
  "kept.inBrowser": "Your browser kept them.",
  "kept.inPage": "Your browser has no room left to keep them: they are lost when this page is closed.",
  "kept.newer": "The template was saved again since: both are merged, and where both changed the same you are asked.",
  "kept.take": "Take them over",
  "kept.discard": "Discard them",
  "kept.unsaved": "What you changed just now is not saved yet. Take them over once it is.",
};
