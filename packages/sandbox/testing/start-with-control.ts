import { ApiError, type Client, createClient, unwrap, type Webhook } from "@assessment-api/control";
import { expect } from "vitest";
import type { Test } from "../src/domain/tests.ts";
import type { Found } from "../src/service/assessments.ts";
import { invite } from "../src/service/candidates.ts";
import type { TestSandboxOptions } from "./sandbox.ts";
import { parts, type StartedWithCatalogue, startWithCatalogue } from "./start-with-catalogue.ts";
import { testGiven } from "./test-given.ts";

export interface StartedWithControl extends StartedWithCatalogue {
  readonly control: Client;
  invite(test?: Test, email?: string): Promise<Found & { readonly id: string }>;
  register(url: string, apiVersion?: Webhook["apiVersion"]): Promise<Webhook>;
}

export async function startWithControl(options: TestSandboxOptions = {}): Promise<StartedWithControl> {
  const sandbox = await startWithCatalogue(options);
  const { world, organizationId, urls, catalogue } = sandbox;
  const control = createClient({ baseUrl: urls.control, token: options.controlToken });
  return {
    ...sandbox,
    control,
    async invite({ id: testId } = catalogue.manual, email = "maya.lindqvist@example.com") {
      const found = await invite(world, organizationId, { email, firstName: "Maya" }, { testId });
      return { ...found, id: found.assessment.id };
    },
    register: (url, apiVersion = "V2") =>
      unwrap(
        control.POST("/organizations/{id}/webhooks", { ...at({ id: organizationId }), body: { url, apiVersion } }),
      ),
  };
}

export const at = <Path extends Record<string, string>>(path: Path): { params: { path: Path } } => ({
  params: { path },
});

export const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable("the call should be refused"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

export const test = testGiven(startWithControl, [...parts, "control", "invite", "register"]);
