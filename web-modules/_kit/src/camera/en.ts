export const en = {
  again: "Try the camera again",
  label: "Camera",
  missing: "No camera was found. Type the code that is printed on the label.",
  none: "No camera",
  refused: "The browser may not use the camera. Allow it in the settings of this page, or type the code.",
};
