import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { AuditLog } from "../features/admin/audit-log";

export default function AdminAuditPage(): ReactNode {
  return (
    <AdminFrame>
      <AuditLog />
    </AdminFrame>
  );
}
