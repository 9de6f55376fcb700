import type { Mail } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { copy } from "../../ui/copy.tsx";

export function mailActs({ id: mailId, link }: Pick<Mail, "id" | "link">): Acts {
  const path = { mailId };
  const again: Act = {
    name: "Resend",
    call: call("control", "post", "/organizations/{id}/mails/{mailId}/replay", { path }),
    success: "Resent the mail",
  };
  const take: Act = {
    name: "Copy link",
    call: call("control", "get", "/organizations/{id}/mails/{mailId}", { path }),
    done: () => void copy(link, "the link"),
  };
  return { secondary: [take, again] };
}
