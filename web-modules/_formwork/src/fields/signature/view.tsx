import type { ReactNode } from "react";
import { useFile } from "../../fill/context";
import { formworkMessages } from "../../messages";
import type { ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import type { SignatureSetting, SignatureValue } from "./rules";

export function SignatureView({ value }: ViewProps<SignatureSetting, SignatureValue>): ReactNode {
  const t = formworkMessages.useT();
  const link = useFile(value?.fileId ?? "");
  const name = value?.label ?? "";
  const alt = name ? t("signature.by", { name }) : t("signature.unnamed");
  return (
    <figure className={classes.signature}>
      {link?.url ? <img src={link.url} alt={alt} loading="lazy" /> : value?.fileId && <span>{alt}</span>}
      {name && <figcaption>{name}</figcaption>}
      {link?.uploader && link.uploader.fullName !== name.trim() && (
        <p className={classes.enteredBy}>{t("signature.enteredBy", { name: link.uploader.fullName })}</p>
      )}
      {value?.description && <p>{value.description}</p>}
    </figure>
  );
}
