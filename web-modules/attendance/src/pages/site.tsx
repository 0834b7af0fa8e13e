import {
  ErrorState,
  Link,
  LoadingState,
  Mark,
  Navigate,
  Panel,
  Stack,
  Text,
  Title,
  useLocation,
  useParams,
  useQuery,
  useSession,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import classes from "../features/equipment/equipment.module.css";
import { siteCardQuery } from "../features/site-code/api";
import { clockPath } from "../features/site-code/code";
import { messages } from "../messages";

/** Where the poster of a site leads whoever scans it with the phone's own camera: to the clock, or to sign in. */
export default function SitePage(): ReactNode {
  const { code = "" } = useParams();
  const { company } = useSession();
  // The clock opens without a network, too.
  return company ? <Navigate to={clockPath(code)} replace /> : <Anybodys code={code} />;
}

function Anybodys({ code }: { code: string }): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(siteCardQuery(code));
  const { pathname } = useLocation();
  return (
    <main className={classes.card}>
      <Stack gap="lg">
        <Mark />
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {!error && !data && <LoadingState shape="form" />}
        {data && (
          <Panel>
            <Stack gap="md">
              <Title order={1}>{t("site.of", { company: data.companyName })}</Title>
              <Text>{t("site.card")}</Text>
              <Text size="sm" c="dimmed">
                {t("site.signIn")}{" "}
                <Link to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t("site.toSignIn")}</Link>
              </Text>
            </Stack>
          </Panel>
        )}
      </Stack>
    </main>
  );
}
