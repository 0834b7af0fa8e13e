import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { photoProblem } from "../../src/features/profile/photo-rules";
import { weekdayNames } from "../../src/features/profile/weekdays";
import ProfilePage from "../../src/pages/profile";

const nobodyAway = { "GET /api/User/GetSelfAbsence": () => ({ absence: null, standsInFor: [] }) };

describe("the profile", () => {
  test("saves what was changed and reads it again", async () => {
    const sent = fakeApi({ ...nobodyAway, "PUT /api/User/UpdateSelfProfile": () => ({}) });
    const reload = vi.fn(async () => undefined);
    renderInKit(<ProfilePage />, { session: testSession({ reload }) });
    const user = userEvent.setup();
    const name = screen.getByLabelText(/Full name/);
    await user.clear(name);
    await user.type(name, "Lim Wei");
    await user.click(screen.getByRole("radio", { name: "Colour 3 of 12" }));
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({
      fullName: "Lim Wei",
      language: "en",
      firstDayOfTheWeek: 1,
      abbreviationBgColor: "#3f6212",
    });
  });

  test("shows the service's complaint at its field", async () => {
    fakeApi({
      ...nobodyAway,
      "PUT /api/User/UpdateSelfProfile": () =>
        refusal(422, 4, "Check the marked fields.", {
          fields: [{ field: "fullName", message: "That name is too long." }],
        }),
    });
    renderInKit(<ProfilePage />);
    const user = userEvent.setup();
    const name = screen.getByLabelText(/Full name/);
    await user.type(name, "!{Enter}");
    expect(await screen.findByText("That name is too long.")).toBeInTheDocument();
    expect(name).toHaveAccessibleDescription(/too long/);
  });
});

describe("a photo", () => {
  test("has to be a picture of at most 5 MB", () => {
    expect(photoProblem({ type: "image/gif", size: 10 })).toBe("profile.photoWrongType");
    expect(photoProblem({ type: "image/png", size: 5 * 1024 * 1024 + 1 })).toBe("profile.photoTooLarge");
    expect(photoProblem({ type: "image/webp", size: 5 * 1024 * 1024 })).toBeNull();
  });
});

test("weeks start on Monday as ISO counts, in each language", () => {
  expect(weekdayNames("en")[0]).toBe("Monday");
  expect(weekdayNames("zh-CN")[6]).toBe("星期日");
});
