import type { ComponentChildren } from "preact";

export const Heading = ({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) => (
  <div class="heading">
    <h1>{title}</h1>
    {children}
  </div>
);
