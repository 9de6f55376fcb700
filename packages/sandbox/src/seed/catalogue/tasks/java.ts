import { builtWith, type CatalogueTask, gap, right, text, wrong } from "../task.ts";

export const javaTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_java_equals",
    type: "CHOICE",
    title: "equals and hashCode",
    question: "Which statements about equals and hashCode are right?",
    difficulty: "EASY",
    tags: ["Java"],
    duration: "PT4M",
    points: 4,
    choices: [
      right("Objects that are equal must have the same hash code"),
      right("An element whose hash code changes while it is in a HashSet may no longer be found"),
      wrong("Objects that are not equal must have different hash codes"),
      wrong("Overriding equals alone is enough for keys of a HashMap"),
    ],
  },
  {
    id: "tsk_java_streams",
    type: "CHOICE",
    title: "A lazy stream",
    question: text`
      What does this statement print?

          Stream.of(1, 2, 3, 4)
              .peek(System.out::print)
              .filter(number -> number % 2 == 0)
              .findFirst();
    `,
    difficulty: "MEDIUM",
    tags: ["Java"],
    duration: "PT4M",
    points: 5,
    choices: [right("12"), wrong("1234"), wrong("2"), wrong("24"), wrong("Nothing")],
  },
  {
    id: "tsk_java_resources",
    type: "CODE_GAPS",
    title: "Count the lines of a file",
    question: "Fill the gaps so that the file is closed in any case and never held in memory as a whole.",
    difficulty: "EASY",
    tags: ["Java"],
    duration: "PT5M",
    points: 6,
    code: text`
      static long countLines(Path file) throws IOException {
          [[statement]] (Stream<String> lines = Files.[[reader]](file)) {
              return lines.[[terminal]]();
          }
      }
    `,
    gaps: [gap("statement", "try"), gap("reader", "lines"), gap("terminal", "count")],
  },
  {
    id: "tsk_java_review",
    type: "CODE_REVIEW",
    title: "Review a bank transfer",
    question: "Transfers run on many threads. Comment on what you would not let pass, and say what may happen.",
    difficulty: "HARD",
    tags: ["Java", "Concurrency"],
    duration: "PT20M",
    points: 14,
    files: [
      {
        filename: "src/main/java/bank/Transfers.java",
        text: text`
          package bank;

          public class Transfers {
              public boolean transfer(Account from, Account to, double amount) {
                  try {
                      synchronized (from) {
                          synchronized (to) {
                              if (from.getBalance() > amount) {
                                  from.setBalance(from.getBalance() - amount);
                                  to.setBalance(to.getBalance() + amount);
                              }
                          }
                      }
                  } catch (Exception e) {
                      System.out.println("failed");
                  }
                  return true;
              }
          }
        `,
      },
    ],
    samples: {
      strong: {
        comments: [
          {
            filename: "src/main/java/bank/Transfers.java",
            rating: "UNRATED",
            startLine: 4,
            endLine: 4,
            text: "double cannot hold amounts of money exactly; BigDecimal or cents in a long can. A negative amount would turn the transfer round.",
          },
          {
            filename: "src/main/java/bank/Transfers.java",
            rating: "UNRATED",
            startLine: 6,
            endLine: 7,
            text: "Two transfers in opposite directions take the locks in opposite order: a deadlock. Lock in the order of the account ids.",
          },
          {
            filename: "src/main/java/bank/Transfers.java",
            rating: "UNRATED",
            startLine: 14,
            endLine: 17,
            text: "Nobody learns of a failure: the exception is swallowed, and true is returned even without the funds.",
          },
        ],
      },
      weak: {
        comments: [
          {
            filename: "src/main/java/bank/Transfers.java",
            rating: "UNRATED",
            startLine: 15,
            endLine: 15,
            text: "Use a logger.",
          },
        ],
      },
    },
  },
  {
    id: "tsk_java_inventory",
    type: "PROGRAMMING",
    title: "Reserve stock",
    question: text`
      Write an inventory that reserves articles for orders. A reservation takes all articles of an order or none, never lets the
      stock fall below zero, and can be released once. Many orders arrive at the same time.
    `,
    difficulty: "MEDIUM",
    tags: ["Java", "Concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "JAVA",
    projectTypeVersion: "21",
    build: builtWith(
      "mvn -q verify\nTests run: 5, Failures: 0, Errors: 0, Skipped: 0\n",
      { InventoryTest: ["reservesWhatIsThere", "refusesWhatIsNot"] },
      { InventoryConcurrencyTest: ["neverFallsBelowZero", "takesAllOrNothing"], ReleaseTest: ["releasesOnce"] },
    ),
    samples: {
      strong: {
        text: text`
          public final class Inventory {
              private final Map<String, Integer> stock = new HashMap<>();
              private final Map<String, Map<String, Integer>> reserved = new HashMap<>();

              public synchronized void put(String article, int quantity) {
                  stock.merge(article, quantity, Integer::sum);
              }

              public synchronized boolean reserve(String order, Map<String, Integer> articles) {
                  boolean enough = articles.entrySet().stream()
                      .allMatch(entry -> stock.getOrDefault(entry.getKey(), 0) >= entry.getValue());
                  if (!enough || reserved.putIfAbsent(order, Map.copyOf(articles)) != null) return false;
                  articles.forEach((article, quantity) -> stock.merge(article, -quantity, Integer::sum));
                  return true;
              }

              public synchronized boolean release(String order) {
                  Map<String, Integer> articles = reserved.remove(order);
                  if (articles == null) return false;
                  articles.forEach((article, quantity) -> stock.merge(article, quantity, Integer::sum));
                  return true;
              }
          }
        `,
      },
      weak: {
        text: text`
          public class Inventory {
              Map<String, Integer> stock = new ConcurrentHashMap<>();

              public void reserve(Map<String, Integer> articles) {
                  articles.forEach((article, quantity) -> stock.put(article, stock.get(article) - quantity));
              }
          }
        `,
      },
    },
  },
];
