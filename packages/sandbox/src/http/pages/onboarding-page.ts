import { type Html, html, joined } from "@assessment-api/html";
import type { FastifyInstance } from "fastify";
import { fullName, type OnboardingStatus, onboardingStatuses } from "../../domain/people.ts";
import { acceptInvitation, findInvited, type Invited } from "../../service/onboarding.ts";
import type { World } from "../../service/world.ts";
import { shorten } from "./bounds.ts";
import { sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { greeting } from "./readable.ts";

type Address = { Params: { organizationId: string; personId: string; token: string } };

const PATH = "/onboarding/:organizationId/:personId/:token";

/** The link authenticates the person. */
export function serveOnboarding(app: FastifyInstance, world: World): void {
  async function find(params: Address["Params"]): Promise<Invited> {
    const invited = await findInvited(world, params);
    if (invited === undefined)
      throw new NoPageError(
        "There is no invitation at this address",
        "Check that the link is complete. If it is, the person was removed from the organization.",
      );
    return invited;
  }

  app.get<Address>(PATH, async ({ params }, reply) => {
    const invited = await find(params);
    return sendPage(reply, 200, {
      title: "Your invitation",
      brand: invited.organization,
      subject: "Invitation",
      main: invitationView(invited, world.links.paths.onboarding(invited.person)),
    });
  });

  app.post<Address>(PATH, async ({ params }, reply) => {
    const { person } = await find(params);
    await acceptInvitation(world, person.organizationId, person.id);
    return reply.redirect(world.links.paths.onboarding(person), 303);
  });
}

const stepNames: Record<OnboardingStatus, string> = {
  NEW: "Invited",
  STARTED: "Started",
  PERSONAL_DETAILS_FILLED: "Personal details filled in",
  RATE_REQUESTED_SKILLS: "Rating the skills of your position",
  RATE_ADDITIONAL_SKILLS: "Rating further skills",
  WAITING_FOR_REQUESTED_RATINGS: "Waiting for ratings by colleagues",
  COMPLETED: "Completed",
};

const SHOWN = 20;

function invitationView({ person, teams, organization }: Invited, address: string): Html {
  const { status } = person.onboarding;
  const step = onboardingStatuses.indexOf(status) + 1;
  const names = joined(
    teams.slice(0, SHOWN).map(({ name }) => html`<bdi>${shorten(name)}</bdi>`),
    ", ",
  );
  const further = teams.length - SHOWN;
  return html`<h1>Welcome to <bdi>${shorten(organization)}</bdi></h1>
<p class="lead">${greeting(shorten(fullName(person) ?? ""))}, ${
    status === "NEW" ? "you are invited." : "you have accepted the invitation."
  }</p>
<div class="card">
<dl class="facts">
<dt>Teams</dt><dd>${teams.length === 0 ? "none" : names}${further > 0 ? ` and ${further} more` : ""}</dd>
<dt>Onboarding</dt><dd>${stepNames[status]} (step ${String(step)} of ${String(onboardingStatuses.length)})</dd>
</dl>
${status === "NEW" ? html`<form method="post" action="${address}"><button class="main big">Accept the invitation</button></form>` : ""}
</div>`;
}
