import { createQueryClient, KitProvider, preferredLocale, setLocale } from "@groundwork/kit";
import { createRoot } from "react-dom/client";
import { fetchRegistry, loadModule } from "./registry";

export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  await setLocale(preferredLocale());
  const modules = await fetchRegistry();
  const apps = await Promise.all(modules.map((m) => loadModule(m)));
  const Page = (await apps[0]!.routes[0]!.page()).default;
  createRoot(container).render(
    <KitProvider queryClient={createQueryClient()}>
      <Page />
    </KitProvider>,
  );
}
