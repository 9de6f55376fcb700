import { showCandidates } from "../candidates-page.ts";
import { type Wish, type WishName, wishes } from "../wishes.ts";

export default { title: "Candidates" };

function story(name: WishName) {
  const { title, handlers, baseUrl }: Wish = wishes[name];
  const render = () => {
    const root = document.createElement("main");
    showCandidates(root, baseUrl);
    return root;
  };
  return { name: title, parameters: { handlers }, render };
}

export const Example = story("example");
export const Delay = story("delay");
export const ErrorOfTheService = story("error");
export const Fifty = story("fifty");
export const Empty = story("empty");
export const Sequence = story("sequence");
export const SecondPage = story("secondPage");
export const OwnValues = story("ownValues");
export const ChangedField = story("changedField");
export const MissingField = story("missingField");
export const OtherExample = story("otherExample");
export const NotFound = story("notFound");
export const Unauthorized = story("unauthorized");
export const RateLimit = story("rateLimit");
export const NoNetwork = story("noNetwork");
export const Invalid = story("invalid");
export const Echo = story("echo");
export const ByRequest = story("byRequest");
export const Remembered = story("remembered");
export const OtherOrigin = story("otherOrigin");
export const Forgotten = story("forgotten");
