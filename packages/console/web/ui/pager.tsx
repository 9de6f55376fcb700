import { formatCount } from "../format.ts";
import { route, setFilters } from "../route.ts";

export const PAGE_SIZE = 50;

export const pageNumber = (): number => Math.max(0, Number.parseInt(route.value.query.get("page") ?? "0", 10) || 0);

interface PagerProps {
  readonly total: number;
  readonly size?: number;
  /** Whether the list has one page only, so that it can be sorted here: the API has no parameter for the order. */
  readonly canSort?: boolean;
}

export function Pager({ total, size = PAGE_SIZE, canSort = true }: PagerProps) {
  const page = pageNumber();
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const turn = (to: number) => setFilters({ page: to === 0 ? "" : String(to) });
  const [first, end] = [total === 0 ? 0 : page * size + 1, Math.min(total, (page + 1) * size)];
  return (
    <nav class="row pager" aria-label="Pages">
      <span class="muted">
        {last === 0
          ? `${formatCount(total)} in total`
          : `${formatCount(first)} to ${formatCount(end)} of ${formatCount(total)}`}
        {!canSort && `, newest first. Filter to ${size} rows or fewer to sort by a column.`}
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
