import { lazy, type ReactNode, Suspense } from "react";
import type { QrCodeProps } from "./qr-drawing";
import { LoadingState } from "./states";

// Only whoever is shown one loads what draws it.
const Drawing = lazy(() => import("./qr-drawing"));

export function QrCode(props: QrCodeProps): ReactNode {
  return (
    <Suspense fallback={<LoadingState shape="form" rows={3} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
