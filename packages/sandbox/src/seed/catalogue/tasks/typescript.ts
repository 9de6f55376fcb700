import { builtWith, type CatalogueTask, gap, right, text, wrong } from "../task.ts";

export const typeScriptTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_ts_narrowing",
    type: "CHOICE",
    title: "Narrowing a union",
    question: "The type of value is string | string[] | undefined. Which conditions narrow it to string[]?",
    difficulty: "EASY",
    tags: ["TypeScript"],
    duration: "PT3M",
    points: 4,
    choices: [
      right("Array.isArray(value)"),
      right('typeof value === "object"'),
      wrong("value !== undefined"),
      wrong('typeof value === "array"'),
      wrong('typeof value !== "string"'),
    ],
  },
  {
    id: "tsk_ts_event_loop",
    type: "CHOICE",
    title: "In which order?",
    question: text`
      What does this program print?

          setTimeout(() => console.log("timeout"));
          Promise.resolve().then(() => console.log("promise"));
          queueMicrotask(() => console.log("microtask"));
          console.log("main");
    `,
    difficulty: "MEDIUM",
    tags: ["TypeScript", "JavaScript"],
    duration: "PT4M",
    points: 5,
    choices: [
      right("main, promise, microtask, timeout"),
      wrong("main, microtask, promise, timeout"),
      wrong("timeout, promise, microtask, main"),
      wrong("main, timeout, promise, microtask"),
    ],
  },
  {
    id: "tsk_ts_accessible_button",
    type: "CHOICE",
    title: "A button for everybody",
    question: "An icon opens a menu. Which of these can be used with the keyboard and a screen reader as they stand?",
    difficulty: "EASY",
    tags: ["Accessibility", "HTML"],
    duration: "PT3M",
    points: 4,
    choices: [
      right('<button type="button" aria-label="Menu"><svg aria-hidden="true">…</svg></button>'),
      right('<button type="button"><svg aria-hidden="true">…</svg><span class="visually-hidden">Menu</span></button>'),
      wrong('<div role="button" onclick="open()">Menu</div>'),
      wrong('<button type="button"><svg aria-hidden="true">…</svg></button>'),
      wrong('<a onclick="open()">Menu</a>'),
    ],
  },
  {
    id: "tsk_ts_generics",
    type: "CODE_GAPS",
    title: "Pick some properties",
    question: "Fill the gaps so that the compiler knows which properties the result has.",
    difficulty: "MEDIUM",
    tags: ["TypeScript"],
    duration: "PT6M",
    points: 6,
    code: text`
      function pick<T, K extends [[constraint]] T>(source: T, keys: readonly K[]): [[result]]<T, K> {
        const picked = {} as { [P [[each]] K]: T[P] };
        for (const key of keys) picked[key] = source[key];
        return picked;
      }
    `,
    gaps: [gap("constraint", "keyof"), gap("result", "Pick"), gap("each", "in")],
  },
  {
    id: "tsk_ts_review",
    type: "CODE_REVIEW",
    title: "Review a search box",
    question: "The component searches while people type. Comment on what can go wrong, and say how you would mend it.",
    difficulty: "MEDIUM",
    tags: ["TypeScript", "React"],
    duration: "PT20M",
    points: 12,
    files: [
      {
        filename: "src/search-box.tsx",
        text: text`
          import { useEffect, useState } from "react";

          export function SearchBox({ onOpen }: { onOpen: (id: any) => void }) {
            const [query, setQuery] = useState("");
            const [hits, setHits] = useState<any[]>([]);

            useEffect(() => {
              fetch("/api/search?q=" + query)
                .then((response) => response.json())
                .then(setHits);
            }, [query]);

            return (
              <div>
                <input value={query} onChange={(event) => setQuery(event.target.value)} />
                {hits.map((hit, index) => (
                  <div key={index} onClick={() => onOpen(hit.id)} dangerouslySetInnerHTML={{ __html: hit.title }} />
                ))}
              </div>
            );
          }
        `,
      },
    ],
    samples: {
      strong: {
        comments: [
          {
            filename: "src/search-box.tsx",
            rating: "UNRATED",
            startLine: 7,
            endLine: 11,
            text: "Answers can arrive out of order, so an old query may win. Abort the earlier request in the effect's cleanup, and wait a little before sending.",
          },
          {
            filename: "src/search-box.tsx",
            rating: "UNRATED",
            startLine: 8,
            endLine: 8,
            text: "The query has to be encoded: an & in it changes the request. Failures are never shown either.",
          },
          {
            filename: "src/search-box.tsx",
            rating: "UNRATED",
            startLine: 17,
            endLine: 17,
            text: "A title from the server ends up as HTML: script injection. A div with a click handler cannot be reached with the keyboard; this should be a button.",
          },
        ],
      },
      weak: {
        comments: [
          {
            filename: "src/search-box.tsx",
            rating: "UNRATED",
            startLine: 5,
            endLine: 5,
            text: "Do not use any.",
          },
        ],
      },
    },
  },
  {
    id: "tsk_ts_lru_cache",
    type: "PROGRAMMING",
    title: "A cache that forgets",
    question: text`
      Write a cache with get, set and size that keeps at most a given number of entries. When it is full, the entry that
      was neither read nor written for longest makes room. All operations take constant time.
    `,
    difficulty: "MEDIUM",
    tags: ["TypeScript", "Algorithms"],
    duration: "PT40M",
    points: 20,
    projectType: "NODEJS",
    projectTypeVersion: "24",
    build: builtWith(
      "npm ci\nnpm test\n# tests 5\n# pass 5\n",
      { CacheTest: ["returnsWhatWasSet", "knowsItsSize"] },
      { EvictionTest: ["forgetsTheOldest", "readingKeepsAnEntry", "writingAgainKeepsTheSize"] },
    ),
    samples: {
      strong: {
        text: text`
          export function createCache<Key, Value>(capacity: number) {
            const entries = new Map<Key, Value>();
            return {
              get(key: Key): Value | undefined {
                if (!entries.has(key)) return undefined;
                const value = entries.get(key) as Value;
                entries.delete(key);
                entries.set(key, value);
                return value;
              },
              set(key: Key, value: Value): void {
                entries.delete(key);
                entries.set(key, value);
                if (entries.size > capacity) entries.delete(entries.keys().next().value as Key);
              },
              get size() {
                return entries.size;
              },
            };
          }
        `,
      },
      weak: {
        text: text`
          export function createCache(capacity: number) {
            const entries: any = {};
            return { get: (key: any) => entries[key], set: (key: any, value: any) => (entries[key] = value) };
          }
        `,
      },
    },
  },
  {
    id: "tsk_ts_form",
    unpublished: true,
    type: "ESSAY",
    title: "A form that forgives",
    question:
      "Describe how a form with twenty fields keeps what people entered when they reload the page or lose the network.",
    difficulty: "MEDIUM",
    tags: ["TypeScript", "Accessibility"],
    duration: "PT15M",
    points: 8,
  },
];
