import { api, formData, type SelfProfile } from "@groundwork/kit";

type Options = { idempotencyKey: string };

export type ProfileChange = Partial<
  Pick<SelfProfile, "fullName" | "firstDayOfTheWeek" | "language" | "abbreviationBgColor">
>;

export const updateProfile = (body: ProfileChange, options: Options) =>
  api.put("/api/User/UpdateSelfProfile", { body, ...options });

export const uploadPhoto = (file: File, options: Options): Promise<unknown> =>
  api.post("/api/User/UploadSelfPhoto", { body: formData({ file }), ...options });

export const deletePhoto = (options: Options) => api.delete("/api/User/DeleteSelfPhoto", options);
