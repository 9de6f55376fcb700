import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { formatName } from "../format.ts";
import { route, setFilters } from "../route.ts";
import { Choice } from "./form.tsx";

export function Filters({ children }: { readonly children: ComponentChildren }) {
  const form = (
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
  const count = [...route.value.query.keys()].filter(isFilter).length;
  return (
    <search>
      {route.value.id === undefined ? (
        form
      ) : (
        <details class="folded">
          <summary>{count === 0 ? "Filters" : `Filters (${count} set)`}</summary>
          {form}
        </details>
      )}
    </search>
  );
}

export const isFiltered = (): boolean => [...route.value.query.keys()].some(isFilter);

const isFilter = (name: string): boolean => !/^(page|open|email)$/.test(name);

export const filterOf = (name: string): string | undefined => route.value.query.get(name) ?? undefined;

const TYPED = 250;

export function TextFilter({ name, label }: { readonly name: string; readonly label: string }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const current = filterOf(name) ?? "";
  // The URL may change independently of the field.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = current;
  }, [current]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <label>
      {label}
      <input
        type="search"
        ref={field}
        name={name}
        autocomplete="off"
        defaultValue={current}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setFilters({ [name]: value.trim() }), TYPED);
        }}
      />
    </label>
  );
}

interface ChoiceFilterProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly format?: (value: string) => string;
}

export function ChoiceFilter({ name, label, values, format = formatName }: ChoiceFilterProps) {
  const current = filterOf(name) ?? "";
  return (
    <Choice
      name={name}
      label={label}
      values={[["", "any"], ...values.map((value) => [value, format(value)] as const)]}
      value={current}
      choose={(value) => setFilters({ [name]: value })}
    />
  );
}
