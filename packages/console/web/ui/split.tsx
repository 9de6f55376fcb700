import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hrefOfId } from "../route.ts";

/** A list and, beside it or, where there is little room, below it, what was chosen in it. */
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
  useEffect(() => {
    if (matchMedia("(max-width: 70rem)").matches) heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section class="detail" aria-labelledby="detail-title">
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

/** Names and values; what is not there is left out. */
export function Facts({ of: facts }: { readonly of: Readonly<Record<string, ComponentChildren>> }) {
  return (
    <dl class="facts">
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
