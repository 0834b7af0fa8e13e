import { useQuery } from "@groundwork/kit";
import type { PDFDocumentProxy } from "pdfjs-dist";

/** The library is half a megabyte: it is loaded while the PDF is being made. */
async function library() {
  const pdfjs = await import("pdfjs-dist");
  pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).href;
  return pdfjs;
}

export interface OpenPdf {
  document: PDFDocumentProxy;
  file: Blob;
}

async function open(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const [pdfjs, answer] = await Promise.all([library(), fetch(url, { signal, credentials: "same-origin" })]);
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const file = await answer.blob();
  return { document: await pdfjs.getDocument({ data: await file.arrayBuffer() }).promise, file };
}

/** The file behind a signed link, read whole once: it is shown, downloaded and printed from the same bytes. */
export function usePdf(url: string | null | undefined) {
  const path = url ? url.split("?")[0] : null;
  return useQuery({
    queryKey: ["pdf", "file", path],
    queryFn: ({ signal }) => open(url ?? "", signal),
    enabled: Boolean(url),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
