import type { ComponentChildren } from "preact";

/** The title of a view, and beside it what makes another of what it lists. */
export const Heading = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <div class="heading">
    <h1>{title}</h1>
    {children}
  </div>
);
