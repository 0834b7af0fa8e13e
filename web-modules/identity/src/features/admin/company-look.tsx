import type { ReactNode } from "react";
import type { CompanyDetail } from "./api";
import { ColorForm } from "./company-color";
import { LogoPanel } from "./company-logo";

/** What the company is known by beside its name. */
export function CompanyLook({ company }: { company: CompanyDetail }): ReactNode {
  return (
    <>
      <LogoPanel company={company} />
      <ColorForm key={company.color} company={company} />
    </>
  );
}
