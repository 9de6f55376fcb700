import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hrefOfId } from "../route.ts";

/** Layout with a detail next to the list, or below it on narrow screens. */
export function Split({
  children,
  detail,
}: {
  readonly children: ComponentChildren;
  readonly detail: ComponentChildren;
}) {
  return (
    <div class={detail ? "split open" : "split"}>
      <div class="list">{children}</div>
      {detail}
    </div>
  );
}

interface DetailProps {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Detail({ title, children }: DetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useReturnedFocus(section);
  useEffect(() => {
    if (matchMedia("(max-width: 70rem)").matches) heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section class="detail" aria-labelledby="detail-title" ref={section}>
      <header class="row">
        <h2 id="detail-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <a class="button" href={hrefOfId(undefined)} data-close title="Esc">
          Close
        </a>
      </header>
      {children}
    </section>
  );
}

/** Focuses the selected row, or the first row. */
function useReturnedFocus(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = section;
    const opener = document.activeElement?.closest<HTMLElement>("[data-row]");
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const row = opener?.isConnected ? opener : document.querySelector<HTMLElement>("main .list [data-row]");
      row?.focus();
    };
  }, []);
}

interface FactsProps {
  readonly of: Readonly<Record<string, ComponentChildren>>;
  readonly dense?: boolean;
}

/** Omits undefined values. */
export function Facts({ of: facts, dense = false }: FactsProps) {
  return (
    <dl class={dense ? "facts dense" : "facts"}>
      {Object.entries(facts).map(([name, value]) =>
        value === undefined || value === null || value === false || value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
