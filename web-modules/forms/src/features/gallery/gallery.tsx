import { Link, Text } from "@groundwork/kit";
import {
  ClipboardCheck,
  Construction,
  FilePlus,
  FileUp,
  Flame,
  Layers,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  NotebookPen,
  Siren,
  Tractor,
  Truck,
} from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { fileMessages } from "../../messages/from-file";
import { galleryMessages } from "../../messages/gallery";
import { FILE } from "../from-file/api";
import { newTemplateAddress, useFolderAskedFor } from "./address";
import { BLANK, type Starter } from "./api";
import classes from "./gallery.module.css";

const ICONS: Readonly<Record<Starter["key"], LucideIcon>> = {
  siteInspection: ClipboardCheck,
  dailyLog: NotebookPen,
  toolboxTalk: Megaphone,
  permitToWork: Flame,
  materialDelivery: Truck,
  concretePour: Layers,
  scaffoldCheck: Construction,
  requestForInformation: MessageCircleQuestion,
  incidentReport: Siren,
  plantCheck: Tractor,
};

/** A newer service may have starters that this page has no picture for. */
const iconOf = (key: string): LucideIcon => (ICONS as Partial<Record<string, LucideIcon>>)[key] ?? ClipboardCheck;

/** What a template can begin with; each leads to a look at it. */
export function Gallery({ starters }: { starters: readonly Starter[] }): ReactNode {
  const t = galleryMessages.useT();
  const fileT = fileMessages.useT();
  const steps = (names: readonly string[]) => (names.length > 1 ? names.join(" → ") : t("gallery.oneStep"));
  return (
    <ul className={classes.shelf} aria-label={t("gallery.choose")}>
      {starters.map(({ key, name, about, stepNames }) => (
        <li key={key}>
          <Card to={key} icon={iconOf(key)} name={name} about={about} footer={steps(stepNames)} />
        </li>
      ))}
      <li>
        <Card to={BLANK} icon={FilePlus} name={t("gallery.blank")} about={t("gallery.blankAbout")} />
      </li>
      <li>
        <Card to={FILE} icon={FileUp} name={fileT("fromFile.title")} about={fileT("fromFile.about")} />
      </li>
    </ul>
  );
}

interface CardProps {
  to: string;
  icon: LucideIcon;
  name: string;
  about: string;
  footer?: string;
}

function Card({ to, icon: Icon, name, about, footer }: CardProps): ReactNode {
  const folderId = useFolderAskedFor();
  return (
    <Link to={newTemplateAddress(folderId, { from: to })} className={classes.card ?? ""}>
      <span className={classes.mark}>
        <Icon size={20} aria-hidden />
      </span>
      <strong>{name}</strong>
      <Text component="span" size="sm" c="dimmed" className={classes.about ?? ""}>
        {about}
      </Text>
      {footer && (
        <Text component="span" size="sm" className={classes.steps ?? ""}>
          {footer}
        </Text>
      )}
    </Link>
  );
}
