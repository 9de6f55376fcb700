import { describe, expect, it } from "vitest";
import { objectAt } from "../../document/json.ts";
import { run } from "../../testing/run-probe.ts";
import type { ThingsOptions } from "../../testing/things-server.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

const document = () =>
  tinyDocument(({ paths, components }) => {
    const item = paths["/things/{id}"];
    const schema = { $ref: "#/components/schemas/ThingChange" };
    const media = { schema, example: { label: "Lamp", email: "li@example.com" } };
    const { label, email } = objectAt(components.schemas.NewThing, "properties");
    components.schemas.ThingChange = { type: "object", properties: { label, email } };
    Object.assign(item, {
      patch: {
        operationId: "updateThing",
        tags: ["Things"],
        requestBody: { required: true, content: { "application/json": media } },
        responses: { "400": paths["/things"].post.responses["400"], ...item.get.responses },
      },
    });
  });

const found = async (patch: ThingsOptions["patch"] & {}): Promise<string> =>
  (await run({ patch }, { document: document(), write: true })).found;

describe("a PATCH", () => {
  it("that changes the sent members only is right", async () => {
    expect(await found((thing, sent) => ({ ...thing, ...sent }))).toBe("");
  });

  it("that resets other members is found", async () => {
    const text = await found((thing, sent) => ({ ...thing, email: "none@example.com", ...sent }));
    expect(text).toContain('email was not sent, but is "none@example.com"');
  });

  it("that changes something although the body is empty is found", async () => {
    const text = await found((thing, sent) =>
      Object.keys(sent).length === 0 ? { ...thing, label: "Nothing" } : { ...thing, ...sent },
    );
    expect(text).toContain('label was not sent, but is "Nothing"');
  });

  it("that changes other elements as well is found", async () => {
    const text = await found((thing, sent, others) => {
      for (const one of others) Object.assign(one, sent);
      return { ...thing, ...sent };
    });
    expect(text).toMatch(/label is "[^"]+", in|thg_Qq9/);
  });
});
