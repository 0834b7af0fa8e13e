export const gallery = {
  "gallery.description": "Begin with a form of the trade, or with an empty page. You can change everything later.",
  "gallery.choose": "What to begin with",
  "gallery.blank": "Empty page",
  "gallery.blankAbout": "Build the form yourself, field by field.",
  "gallery.oneStep": "One step: filled in and done",
  "gallery.preview": "Preview",
  "gallery.publishAndTry": "Publish and try it",
  "gallery.changeFirst": "Change it first",
  "gallery.create": "Create template",
  "gallery.published": "{name} is live",
} as const;
