export const heic = {
  "heic.unread":
    "“{name}” is a HEIC photo, which this browser cannot convert. Choose it on the phone that took it, or send it as a JPEG.",
} as const;
