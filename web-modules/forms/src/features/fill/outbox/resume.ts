import { api } from "@groundwork/kit";
import { resumeUnsent } from "./outboxes";

/** Once the network is there and somebody is signed in, what they left unsent in this browser goes on its way. */
export async function resumeWhenOnline(): Promise<void> {
  try {
    const { userId } = await api.get("/api/User/GetSelfProfile");
    resumeUnsent(userId);
  } catch {
    window.addEventListener("online", () => void resumeWhenOnline(), { once: true });
  }
}
