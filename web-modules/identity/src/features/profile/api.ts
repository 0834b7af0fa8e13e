import { api, type SelfProfile } from "@groundwork/kit";

type Options = { idempotencyKey: string };

export type ProfileChange = Partial<
  Pick<SelfProfile, "fullName" | "firstDayOfTheWeek" | "language" | "abbreviationBgColor">
>;

export const updateProfile = (body: ProfileChange, options: Options) =>
  api.put("/api/User/UpdateSelfProfile", { body, ...options });

export function uploadPhoto(file: File, options: Options): Promise<unknown> {
  const body = new FormData();
  body.append("file", file);
  return api.post("/api/User/UploadSelfPhoto", { body, ...options });
}

export const deletePhoto = (options: Options) => api.delete("/api/User/DeleteSelfPhoto", options);
