import type { ComponentChildren } from "preact";

/** The title of a view with its create action. */
export const Heading = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <div class="heading">
    <h1>{title}</h1>
    {children}
  </div>
);
