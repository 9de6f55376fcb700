import { type CatalogueTask, foldedGap, right, text, wrong } from "../task.ts";

export const sqlTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_sql_indexes",
    type: "CHOICE",
    title: "Pick the right index",
    question: text`
      Which indexes make this query fast in a table of ten million orders?

          SELECT * FROM orders WHERE customer_id = 4711 ORDER BY created_at DESC LIMIT 20;
    `,
    difficulty: "EASY",
    tags: ["SQL"],
    duration: "PT4M",
    points: 8,
    choices: [
      right("A composite index on customer_id and created_at"),
      right("An index on customer_id, when a customer has few orders"),
      wrong("A composite index on status and customer_id"),
      wrong("An index on total"),
    ],
  },
  {
    id: "tsk_sql_having",
    type: "CHOICE",
    title: "Groups with a condition",
    question: "Which statement lists the customers with more than five orders?",
    difficulty: "EASY",
    tags: ["SQL"],
    duration: "PT3M",
    points: 4,
    choices: [
      right("SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) > 5"),
      wrong("SELECT customer_id FROM orders WHERE count(*) > 5 GROUP BY customer_id"),
      wrong("SELECT customer_id FROM orders HAVING count(*) > 5 GROUP BY customer_id"),
      wrong("SELECT DISTINCT customer_id FROM orders LIMIT 5"),
    ],
  },
  {
    id: "tsk_sql_nulls",
    type: "CHOICE",
    title: "What is not there",
    question: text`
      The column city holds 'Oslo', 'Bergen' and NULL. What does this query return?

          SELECT count(*), count(city) FROM customers WHERE city <> 'Oslo';
    `,
    difficulty: "MEDIUM",
    tags: ["SQL"],
    duration: "PT4M",
    points: 5,
    choices: [right("1 and 1"), wrong("2 and 1"), wrong("2 and 2"), wrong("3 and 2")],
  },
  {
    id: "tsk_sql_isolation",
    type: "CHOICE",
    title: "Isolation levels",
    question: "What can a transaction meet at the isolation level READ COMMITTED, by the SQL standard?",
    difficulty: "HARD",
    tags: ["SQL", "Concurrency"],
    duration: "PT5M",
    points: 6,
    choices: [
      right("A row that it reads again has changed"),
      right("A query that it repeats finds new rows"),
      wrong("A row holds what another transaction has not committed"),
      wrong("A table that it reads loses its indexes"),
    ],
  },
  {
    id: "tsk_sql_left_join",
    type: "CODE_GAPS",
    title: "Complete the join",
    question: "Fill the gaps so that customers without orders are listed too, with a total of 0.",
    difficulty: "EASY",
    tags: ["SQL"],
    duration: "PT6M",
    points: 6,
    code: text`
      SELECT c.name, [[default]](sum(o.total), 0) AS total
      FROM customers c
      [[join]] orders o ON o.customer_id = c.id
      [[group]] c.id, c.name;
    `,
    gaps: [
      foldedGap("default", "coalesce", "ifnull"),
      foldedGap("join", "LEFT JOIN", "LEFT OUTER JOIN"),
      foldedGap("group", "GROUP BY"),
    ],
  },
  {
    id: "tsk_sql_revenue",
    type: "DATABASE",
    title: "Monthly revenue",
    question: text`
      The table payments has the columns id, paid_at (timestamp) and amount (numeric). Write a query that returns each month of
      2025 with its revenue, oldest first. Months without payments may be missing. The dialect is PostgreSQL's.
    `,
    difficulty: "MEDIUM",
    tags: ["SQL"],
    duration: "PT12M",
    points: 8,
    samples: {
      strong: {
        text: text`
          SELECT date_trunc('month', paid_at) AS month, sum(amount) AS revenue
          FROM payments
          WHERE paid_at >= '2025-01-01' AND paid_at < '2026-01-01'
          GROUP BY 1
          ORDER BY 1;
        `,
      },
      weak: { text: "SELECT paid_at, amount FROM payments ORDER BY paid_at;" },
    },
  },
  {
    id: "tsk_sql_ranking",
    type: "DATABASE",
    title: "The three best of each region",
    question: text`
      The tables are customers (id, name, region) and orders (id, customer_id, total). Write a query that returns, for each
      region, the three customers with the highest sum of orders. Customers with equal sums share a place.
    `,
    difficulty: "HARD",
    tags: ["SQL", "Data"],
    duration: "PT18M",
    points: 12,
    samples: {
      strong: {
        text: text`
          WITH sums AS (
            SELECT c.region, c.name, sum(o.total) AS total,
                   rank() OVER (PARTITION BY c.region ORDER BY sum(o.total) DESC) AS place
            FROM customers c JOIN orders o ON o.customer_id = c.id
            GROUP BY c.region, c.id, c.name
          )
          SELECT region, place, name, total FROM sums WHERE place <= 3 ORDER BY region, place, name;
        `,
      },
      weak: { text: "SELECT region, name FROM customers ORDER BY region LIMIT 3;" },
    },
  },
  {
    id: "tsk_sql_deadlock",
    type: "ESSAY",
    title: "Explain a deadlock",
    question:
      "How does a deadlock between two transactions come about, how does a database end it, and how do you avoid it?",
    difficulty: "MEDIUM",
    tags: ["SQL", "Concurrency"],
    duration: "PT15M",
    points: 10,
    samples: {
      strong: {
        text: "Each transaction holds a lock that the other one waits for, for instance when they update the same two rows in opposite order. The database finds the cycle in its graph of waits and rolls one of them back, which the application should repeat. Taking locks in one order, keeping transactions short and leaving people out of them avoids most deadlocks.",
      },
      weak: { text: "The database is too slow. A bigger server helps." },
    },
  },
  {
    id: "tsk_sql_json",
    unpublished: true,
    type: "CHOICE",
    title: "Documents in a column",
    question: "When is a JSON column a better choice than columns of their own?",
    difficulty: "MEDIUM",
    tags: ["SQL", "Architecture"],
    duration: "PT4M",
    points: 4,
    choices: [
      right("Users define fields of their own, which are shown but seldom searched"),
      wrong("The fields are part of a foreign key"),
      wrong("Every query filters by one of the fields"),
    ],
  },
];
