import { Button, ErrorState, LoadingState, Panel, StatusBadge, toast, useFormats, useQuery } from "@groundwork/kit";
import { KeyRound, Smartphone, Ticket } from "@groundwork/kit/icons";
import { type ReactNode, type RefObject, useState } from "react";
import { messages } from "../../messages";
import { canUsePasskeys } from "../auth/passkeys";
import { deletePasskey, disableTotp, factorsQuery, type Passkey, type SecondFactors } from "./api";
import { CodesDialog } from "./codes-dialog";
import { FactorRow } from "./factor-row";
import { PasskeyDialog } from "./passkey-dialog";
import { PasswordDialog } from "./password-dialog";
import classes from "./security.module.css";
import { TotpDialog } from "./totp-dialog";
import { useFactorsChanged } from "./use-factors-changed";
import { useKeptFocus } from "./use-kept-focus";

type Task =
  | { kind: "setUpTotp" | "turnOffTotp" | "addPasskey" | "newCodes" }
  | { kind: "removePasskey"; passkey: Passkey };

export function SecondStep(): ReactNode {
  const t = messages.useT();
  const { data, error, isPending, refetch } = useQuery(factorsQuery);
  const [task, setTask] = useState<Task | null>(null);
  const list = useKeptFocus<HTMLUListElement>();
  const isOn = data !== undefined && (data.totp !== null || data.passkeys.length > 0);
  return (
    <Panel
      title={t("security.factors.title")}
      description={t("security.factors.lead")}
      actions={
        data && (
          <StatusBadge tone={isOn ? "good" : "neutral"}>
            {t(isOn ? "security.factors.on" : "security.factors.off")}
          </StatusBadge>
        )
      }
    >
      {isPending && <LoadingState rows={3} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && <Factors factors={data} isOn={isOn} onTask={setTask} list={list.ref} />}
      {task && <TaskDialog task={task} onClose={() => setTask(null)} onChanged={list.keep} />}
    </Panel>
  );
}

interface FactorsProps {
  factors: SecondFactors;
  isOn: boolean;
  onTask: (task: Task) => void;
  list: RefObject<HTMLUListElement | null>;
}

function Factors({ factors, isOn, onTask, list }: FactorsProps): ReactNode {
  const t = messages.useT();
  const { date } = useFormats();
  const { totp, passkeys, recoveryCodesLeft } = factors;
  return (
    <ul className={classes.rows} ref={list} tabIndex={-1} aria-label={t("security.factors.title")}>
      <FactorRow
        icon={Smartphone}
        title={t("security.totp.title")}
        action={
          <Button variant="default" onClick={() => onTask({ kind: totp ? "turnOffTotp" : "setUpTotp" })}>
            {t(totp ? "security.totp.turnOff" : "security.totp.setUp")}
          </Button>
        }
      >
        {totp ? t("security.totp.since", { date: date(totp.confirmedAt) }) : t("security.totp.off")}
      </FactorRow>
      <FactorRow
        icon={KeyRound}
        title={t("security.passkeys.title")}
        action={
          canUsePasskeys() && (
            <Button variant="default" onClick={() => onTask({ kind: "addPasskey" })}>
              {t("security.passkeys.add")}
            </Button>
          )
        }
        below={passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.passkeyId}
            passkey={passkey}
            onRemove={() => onTask({ kind: "removePasskey", passkey })}
          />
        ))}
      >
        {canUsePasskeys() ? t("security.passkeys.lead") : t("security.passkeys.unsupported")}
      </FactorRow>
      <FactorRow
        icon={Ticket}
        title={t("security.codes.title")}
        action={
          isOn && (
            <Button variant="default" onClick={() => onTask({ kind: "newCodes" })}>
              {t("security.codes.create")}
            </Button>
          )
        }
      >
        {t("security.codes.lead")}{" "}
        {isOn ? t("security.codes.left", { count: recoveryCodesLeft }) : t("security.codes.needFactor")}
      </FactorRow>
    </ul>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }): ReactNode {
  const t = messages.useT();
  const { relative, date } = useFormats();
  const used = passkey.lastUsedAt
    ? t("security.passkeys.used", { when: relative(passkey.lastUsedAt) })
    : t("security.passkeys.neverUsed");
  return (
    <div className={classes.passkey}>
      <span>
        <strong>{passkey.name}</strong>
        <small>
          {t("security.passkeys.addedOn", { date: date(passkey.createdAt) })} · {used}
        </small>
      </span>
      <Button
        variant="subtle"
        color="brick"
        size="compact-md"
        aria-label={t("security.passkeys.removeNamed", { name: passkey.name })}
        onClick={onRemove}
      >
        {t("security.passkeys.remove")}
      </Button>
    </div>
  );
}

interface TaskDialogProps {
  task: Task;
  onClose: () => void;
  onChanged: () => void;
}

function TaskDialog({ task, onClose, onChanged }: TaskDialogProps): ReactNode {
  const t = messages.useT();
  const factorsChanged = useFactorsChanged();
  const done = (title: string) => async () => {
    onClose();
    toast.done({ title });
    await factorsChanged();
    onChanged();
  };
  switch (task.kind) {
    case "setUpTotp":
      return <TotpDialog onClose={onClose} />;
    case "addPasskey":
      return <PasskeyDialog onClose={onClose} />;
    case "newCodes":
      return <CodesDialog onClose={onClose} />;
    case "turnOffTotp":
      return (
        <PasswordDialog
          title={t("security.totp.turnOffTitle")}
          lead={t("security.totp.turnOffLead")}
          verb={t("security.totp.turnOff")}
          danger
          submit={disableTotp}
          onDone={done(t("security.totp.turnedOff"))}
          onClose={onClose}
        />
      );
    case "removePasskey": {
      const { name, passkeyId } = task.passkey;
      return (
        <PasswordDialog
          title={t("security.passkeys.removeTitle", { name })}
          lead={t("security.passkeys.removeLead")}
          verb={t("security.passkeys.remove")}
          danger
          submit={(password, options) => deletePasskey({ passkeyId, password }, options)}
          onDone={done(t("security.passkeys.removed", { name }))}
          onClose={onClose}
        />
      );
    }
  }
}
