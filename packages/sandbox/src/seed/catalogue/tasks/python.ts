import { builtWith, type CatalogueTask, gap, right, text, wrong } from "../task.ts";

export const pythonTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_python_defaults",
    type: "CHOICE",
    title: "A default that lasts",
    question: text`
      What does this program print?

          def add(item, items=[]):
              items.append(item)
              return items

          add(1)
          print(add(2))
    `,
    difficulty: "EASY",
    tags: ["Python"],
    duration: "PT3M",
    points: 4,
    choices: [right("[1, 2]"), wrong("[2]"), wrong("[2, 1]"), wrong("[]"), wrong("It raises a TypeError")],
  },
  {
    id: "tsk_python_chunks",
    type: "CODE_GAPS",
    title: "Lists in pieces",
    question: "Fill the gaps so that the generator gives lists of at most size items, one after the other.",
    difficulty: "EASY",
    tags: ["Python"],
    duration: "PT5M",
    points: 6,
    code: text`
      def chunks(items, size):
          for start in [[numbers]](0, len(items), [[step]]):
              [[give]] items[start:start + size]
    `,
    gaps: [gap("numbers", "range"), gap("step", "size"), gap("give", "yield")],
  },
  {
    id: "tsk_python_log_report",
    type: "PROGRAMMING",
    title: "Slowest addresses of a log",
    question: text`
      Read an access log line by line and report, for each address, the number of requests and the 95th percentile of their
      duration, slowest first. Lines that cannot be read are counted, not fatal. The log is larger than the memory.
    `,
    difficulty: "MEDIUM",
    tags: ["Python", "Data"],
    duration: "PT40M",
    points: 18,
    projectType: "PYTHON",
    projectTypeVersion: "3.13",
    build: builtWith(
      "python -m pytest -q\n4 passed in 0.21s\n",
      { test_report: ["counts_requests", "sorts_slowest_first"] },
      { test_robustness: ["counts_unreadable_lines", "reads_line_by_line"] },
    ),
    samples: {
      strong: {
        text: text`
          def report(lines):
              durations, unreadable = defaultdict(list), 0
              for line in lines:
                  try:
                      address, duration = line.split()[:2]
                      durations[address].append(float(duration))
                  except ValueError:
                      unreadable += 1
              rows = [(address, len(all_), percentile(all_, 95)) for address, all_ in durations.items()]
              return sorted(rows, key=lambda row: row[2], reverse=True), unreadable


          def percentile(values, percent):
              ordered = sorted(values)
              return ordered[math.ceil(len(ordered) * percent / 100) - 1]
        `,
      },
      weak: {
        text: text`
          def report(path):
              lines = open(path).read().split("\n")
              return sorted(lines)
        `,
      },
    },
  },
];
