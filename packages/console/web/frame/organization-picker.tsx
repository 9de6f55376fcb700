import type { Organization } from "@assessment-api/control";
import { formatRoute, go, route } from "../route.ts";

/** Switches to another organization in the same view; newest first. */
export function OrganizationPicker({ organizations }: { readonly organizations: readonly Organization[] }) {
  const { organization, view } = route.value;
  return (
    <label class="organization">
      <span class="hidden">Organization</span>
      <select
        value={organization}
        onChange={({ currentTarget: { value } }) =>
          go(formatRoute({ organization: value, view, id: undefined, query: new URLSearchParams() }))
        }
      >
        {organizations.toReversed().map(({ id, name }) => (
          <option key={id} value={id} selected={id === organization}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
