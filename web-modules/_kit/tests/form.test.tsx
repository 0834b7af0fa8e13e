import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../src/api/error";
import { Form, FormActions, PasswordField, SubmitButton, TextField, useForm } from "../src/forms";
import { assignFieldErrors } from "../src/forms/field-errors";
import { applyLocale } from "../src/i18n/locale";
import { browserHistory } from "../src/routing/history";
import { renderInKit } from "../src/testing/render";

const invalid = (fields: { field: string; message: string }[]) =>
  new ApiError({ errorCode: 4, httpStatus: 422, message: "Check the marked fields.", fieldErrors: fields });

function TeamForm({ submit }: { submit: (values: { name: string; code: string }) => Promise<unknown> }) {
  const form = useForm({
    initial: { name: "", code: "" },
    validate: (values) => ({ name: values.name ? null : "Give the team a name." }),
    submit,
  });
  return (
    <Form form={form} aria-label="Team">
      <TextField {...form.field("code")} label="Code" />
      <TextField {...form.field("name")} label="Name" />
      <FormActions>
        <SubmitButton>Create team</SubmitButton>
      </FormActions>
    </Form>
  );
}

describe("a form", () => {
  it("shows its own complaint at the field, focuses it and sends nothing", async () => {
    const submit = vi.fn(async () => null);
    renderInKit(<TeamForm submit={submit} />);
    await userEvent.click(screen.getByRole("button", { name: "Create team" }));
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Give the team a name.");
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("Name"), "S");
    expect(screen.queryByText("Give the team a name.")).toBeNull();
  });

  it("shows what the service says at the field that it names", async () => {
    renderInKit(
      <TeamForm
        submit={async () => Promise.reject(invalid([{ field: "body.name", message: "This name is taken." }]))}
      />,
    );
    await userEvent.type(screen.getByLabelText("Name"), "Steel{Enter}");
    expect(await screen.findByText("This name is taken.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows above the fields what belongs to none of them", async () => {
    renderInKit(
      <TeamForm submit={async () => Promise.reject(invalid([{ field: "seats", message: "No seat is free." }]))} />,
    );
    await userEvent.type(screen.getByLabelText("Name"), "Steel{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("No seat is free.");
  });

  it("says once what is both the message and that of a field", async () => {
    const said = invalid([{ field: "seats", message: "Check the marked fields." }]);
    renderInKit(<TeamForm submit={async () => Promise.reject(said)} />);
    await userEvent.type(screen.getByLabelText("Name"), "Steel{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("Check the marked fields.");
  });

  it("says what is unsaved and what is saved", async () => {
    renderInKit(<TeamForm submit={async () => null} />);
    await userEvent.type(screen.getByLabelText("Name"), "Steel");
    expect(screen.getByText("Unsaved changes")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Create team" }));
    expect(await screen.findByText("Saved")).toBeVisible();
  });

  it("asks before unsaved work is left behind, and leaves only when told so", async () => {
    renderInKit(<TeamForm submit={async () => null} />, { path: "/teams/new" });
    await userEvent.type(screen.getByLabelText("Name"), "Steel");
    browserHistory.push("/teams");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(location.pathname).toBe("/teams/new");
    browserHistory.push("/teams");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(location.pathname).toBe("/teams"));
  });
});

describe("the service's names of fields", () => {
  it.each([
    ["name", "name"],
    ["body.name", "name"],
    ["body.address.city", "city"],
    ["newPassword", "password"],
  ])("%s is the form's %s", (wire, field) => {
    const { byField, rest } = assignFieldErrors([{ field: wire, message: "No." }], ["name", "city", "password"], {
      newPassword: "password",
    });
    expect(byField).toEqual({ [field]: "No." });
    expect(rest).toEqual([]);
  });
});

describe("a password", () => {
  afterEach(() => applyLocale("en"));

  it.each([
    ["en", "Show password"],
    ["zh-CN", "显示密码"],
  ] as const)("is shown by keyboard too, in the words of %s", async (locale, show) => {
    const field = { name: "secret", value: "concrete", error: null, onChange: () => undefined };
    await applyLocale(locale);
    renderInKit(<PasswordField {...field} label="Secret" autoComplete="current-password" />);
    const input = await screen.findByLabelText("Secret");
    const eye = await screen.findByRole("button", { name: show });
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(input);
    await userEvent.tab();
    expect(eye).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(input).toHaveAttribute("type", "text");
    expect(eye).toHaveAttribute("aria-pressed", "true");
  });
});
