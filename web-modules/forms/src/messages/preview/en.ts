export const preview = {
  "preview.device": "Device",
  "preview.device.desktop": "Desktop",
  "preview.device.phone": "Phone",
  "preview.orientation": "Orientation",
  "preview.orientation.portrait": "Portrait",
  "preview.orientation.landscape": "Landscape",
  "preview.step": "As this step sees it",
  "preview.everyStep": "All fields",
  "preview.edit": "Edit",
  "preview.empty.title": "This form template is empty",
  "preview.empty.body":
    "Click Edit to open the form builder and start adding fields to collect the information you need.",
} as const;
