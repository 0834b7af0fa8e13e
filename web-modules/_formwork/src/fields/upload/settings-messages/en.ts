export const en = {
  "upload.allowedTypes": "Allowed types of files",
  "upload.allowedTypesHelp":
    "Endings of file names, separated by spaces. HEIC photos become JPEGs where JPEGs are allowed.",
  "upload.most": "Most files",
  "upload.keepsOriginals": "Keep photos as they were taken",
  "upload.keepsOriginalsHelp":
    "Otherwise a phone makes large photos smaller before it sends them. When and where they were taken stays in them either way.",
} as const;
