export const waiting = {
  submissionId: "s-1",
  state: "queued",
  isLarge: false,
  progress: 0,
  url: null,
  title: "",
  fileName: "",
  pages: 0,
  size: 0,
  pictures: [],
  message: null,
};
export const ready = {
  ...waiting,
  state: "ready",
  progress: 100,
  url: "/files/pdf/renders/one.pdf?signature=x",
  title: "SSI-0042: Site Safety Inspection",
  fileName: "SSI-0042 Site Safety Inspection.pdf",
  pages: 2,
  size: 48_000,
  pictures: [
    { url: "/files/pdf/renders/one.1.webp", width: 1240, height: 1754, text: "Level 3, slab B" },
    { url: "/files/pdf/renders/one.2.webp", width: 1240, height: 1754, text: "Who did what" },
  ],
};
