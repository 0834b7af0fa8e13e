import { FileButton } from "@groundwork/kit";
import { Camera } from "@groundwork/kit/icons";
import type { ReactNode } from "react";

interface PhotoButtonProps {
  label: string;
  loading?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** From the phone's camera, or whatever lies on it. */
export function PhotoButton(props: PhotoButtonProps): ReactNode {
  return (
    <FileButton
      {...props}
      icon={<Camera size={16} aria-hidden />}
      accept="image/jpeg,image/png,image/webp,image/gif"
      multiple
    />
  );
}
