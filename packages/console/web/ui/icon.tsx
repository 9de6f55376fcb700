/** Outlines in a 16 by 16 box, by view or kind of journal entry. */
const outlines = {
  today: "M2 8l6-5 6 5M4 6.8V13h8V6.8",
  journal: "M3 4h10M3 8h10M3 12h6",
  explanations: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.3 6.2A1.8 1.8 0 1 1 8 8.3V9M8 11.2v.1",
  candidates: "M8 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 14c.3-3 2.3-4.5 5-4.5s4.7 1.5 5 4.5",
  invitations: "M14 2 7 9M14 2 9.5 14 7 9 2 6.5z",
  scoring: "M3 13l.7-3L11 2.7l2.3 2.3L6 12.3z",
  tests: "M5 3H3.5v11h9V3H11M5.5 2h5v2.5h-5zM5.5 8h5M5.5 11h3",
  tasks: "M2.5 2.5h11v11h-11zM5.3 8l2 2 3.5-4",
  people:
    "M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM1.5 13.5c.2-2.7 2-4 4.5-4s4.3 1.3 4.5 4M10.5 3.2a2.2 2.2 0 0 1 0 4.1M12 9.8c1.5.5 2.3 1.8 2.5 3.7",
  teams: "M6 2.5h4v3H6zM2 10.5h4v3H2zM10 10.5h4v3h-4zM8 5.5V8M4 10.5V8h8v2.5",
  skills: "M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z",
  positions: "M2 5h12v8.5H2zM5.5 5V2.5h5V5M2 8.5h12",
  certificates: "M8 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM6 9l-1 5 3-1.5 3 1.5-1-5",
  mails: "M2 3.5h12v9H2zM2 4l6 5 6-5",
  webhooks: "M9 3h4v4M13 3 7.5 8.5M11 9v4H3V5h4",
  keys: "M6 12.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM8.3 7 13 2.3M11 4.3l2 2",
  faults: "M8 2.5 14 13.5H2zM8 6.5v3.2M8 11.5v.1",
  snapshots: "M2 4.5h3L6 3h4l1 1.5h3V13H2zM8 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  settings: "M2 5h6M11 5h3M2 11h2M7 11h7M9.5 6.5v-3M5.5 12.5v-3",
  documentation:
    "M8 4.2C6.7 3 5 2.6 2.5 3v9.5C5 12.1 6.7 12.5 8 13.7 9.3 12.5 11 12.1 13.5 12.5V3C11 2.6 9.3 3 8 4.2zM8 4.2v9.5",
  request: "M2 8h11M9 4l4 4-4 4",
  timer: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.5",
  event: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z",
} as const;

export type IconName = keyof typeof outlines;

export const isIcon = (name: string): name is IconName => name in outlines;

export const Icon = ({ of: name }: { readonly of: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);
