import { formatCount } from "../format.ts";
import { route, setFilters } from "../route.ts";

/** Rows of a page: enough to read, and few enough to be drawn at once. */
export const PAGE_SIZE = 50;

/** Number of the page in the address, counted from 0. */
export const pageNumber = (): number => Math.max(0, Number.parseInt(route.value.query.get("page") ?? "0", 10) || 0);

export function Pager({ total }: { readonly total: number }) {
  const page = pageNumber();
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const turn = (to: number) => setFilters({ page: to === 0 ? "" : String(to) });
  const first = total === 0 ? 0 : page * PAGE_SIZE + 1;
  return (
    <nav class="row pager" aria-label="Pages">
      <span class="muted">
        {last === 0
          ? `${formatCount(total)} in all`
          : `${formatCount(first)} to ${formatCount(Math.min(total, first + PAGE_SIZE - 1))} of ${formatCount(total)}`}
      </span>
      {last > 0 && (
        <>
          <button type="button" disabled={page === 0} onClick={() => turn(page - 1)}>
            Previous
          </button>
          <button type="button" disabled={page >= last} onClick={() => turn(page + 1)}>
            Next
          </button>
        </>
      )}
    </nav>
  );
}
