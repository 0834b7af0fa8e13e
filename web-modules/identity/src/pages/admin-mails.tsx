import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { MailList } from "../features/mails/mail-list";
import { MailUse } from "../features/mails/mail-use";

export default function AdminMailsPage(): ReactNode {
  return (
    <AdminFrame>
      <MailUse />
      <MailList />
    </AdminFrame>
  );
}
