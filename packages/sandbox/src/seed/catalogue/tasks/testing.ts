import { type CatalogueTask, gap, right, text, wrong } from "../task.ts";

export const testingTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_testing_boundaries",
    type: "CHOICE",
    title: "Values at the boundary",
    question:
      "A discount applies to orders from 50.00 to 200.00, both included. Which set of values tests the boundaries?",
    difficulty: "EASY",
    tags: ["Testing"],
    duration: "PT3M",
    points: 4,
    choices: [
      right("49.99, 50.00, 200.00, 200.01"),
      wrong("50.00, 125.00, 200.00"),
      wrong("0.00, 100.00, 1000.00"),
      wrong("50.01, 199.99"),
    ],
  },
  {
    id: "tsk_testing_flaky",
    type: "CHOICE",
    title: "Now red, now green",
    question: "A browser test fails in one of twenty runs. Which causes are likely?",
    difficulty: "MEDIUM",
    tags: ["Testing"],
    duration: "PT4M",
    points: 5,
    choices: [
      right("It waits for a fixed time instead of for what it expects"),
      right("It relies on data that another test changes"),
      right("It compares a date with today's and runs around midnight"),
      wrong("It has too many assertions"),
      wrong("Its name is too long"),
    ],
  },
  {
    id: "tsk_testing_property",
    type: "CODE_GAPS",
    title: "A property instead of examples",
    question:
      "Fill the gaps so that the test holds for every list: sorting changes neither the length nor what is sorted already.",
    difficulty: "MEDIUM",
    tags: ["Testing", "TypeScript"],
    duration: "PT6M",
    points: 6,
    code: text`
      fc.assert(
        fc.[[kind]](fc.[[arbitrary]](fc.integer()), (numbers) => {
          const sorted = sort(numbers);
          expect(sorted).toHaveLength(numbers.[[measure]]);
          expect(sort(sorted)).toEqual(sorted);
        }),
      );
    `,
    gaps: [gap("kind", "property"), gap("arbitrary", "array"), gap("measure", "length")],
  },
  {
    id: "tsk_testing_checkout",
    type: "TESTING",
    title: "Test a checkout",
    question: text`
      Customers enter an address, choose a delivery and pay by card or invoice. Invoices are offered for addresses in the same
      country and for totals up to 500. Write the test cases you would run before a release, the most important ones first,
      with the result you expect.
    `,
    difficulty: "MEDIUM",
    tags: ["Testing"],
    duration: "PT25M",
    points: 15,
    samples: {
      strong: {
        text: text`
          1. Card, home address, total 80: the order is placed once, and one confirmation is sent.
          2. The card is refused: no order, the basket is kept, a message says what to do.
          3. Paying is clicked twice: one order, one payment.
          4. Invoice, home address, total 500.00: offered. Total 500.01: not offered.
          5. Invoice chosen, then the address changes to another country: the choice is taken back, visibly.
          6. The connection breaks after payment: the order is found when the customer returns.
        `,
      },
      weak: { text: "Click through the checkout and see whether there are errors. Test with Chrome." },
    },
  },
  {
    id: "tsk_testing_dates",
    type: "TESTING",
    title: "Test a date parser",
    question: text`
      The function parseDate takes texts such as 2026-02-28 and returns the day, or an error for what is no day of the calendar.
      Write unit tests for it, in the language of your choice, that would find the mistakes people usually make.
    `,
    difficulty: "EASY",
    tags: ["Testing"],
    duration: "PT20M",
    points: 10,
    samples: {
      strong: {
        text: text`
          test.each(["2026-02-28", "2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])("accepts %s", ...);
          test.each(["2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1", "", " 2026-01-01",
            "2026-01-01T00:00", "٢٠٢٦-٠١-٠١"])("refuses %s", ...);
          test("gives the same day in every time zone", ...);
        `,
      },
      weak: { text: 'assert parseDate("2026-02-28") == "2026-02-28"' },
    },
  },
];
