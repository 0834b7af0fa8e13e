export const sample = {
  "sample.offer": "Look around first?",
  "sample.offerBody":
    "A sample project with an inspection that can be filled in at once. Only admins see it, and it is put away again with one click.",
  "sample.take": "Make a sample project",
  "sample.about": "For looking around. It can be put away on the home page at any time.",
  "sample.taken": "{name} is there",
  "sample.takenForm": "It has one form, “{form}”, which is live. Nothing is filled in yet.",
  "sample.notTaken": "The sample project was not made",
  "sample.fill": "Fill in",
  "sample.body":
    "For looking around: fill in its form, change it, print it. Nothing else of the company is touched. To keep it, rename it.",
  "sample.fillForm": "Fill in “{form}”",
  "sample.open": "Open the project",
  "sample.putAway": "Put the sample away",
  "sample.putAway.title": "Put the sample project away?",
  "sample.putAway.body":
    "Its drafts are deleted, and its form and the project leave the lists for the archive. What was submitted in it stays and can be read there.",
  "sample.away": "{name} was put away",
  "sample.awayDetail": "It is among the archived projects.",
  "sample.notAway": "The sample project was not put away whole. Try again: what is left goes then.",
} as const;
