import { builtWith, type CatalogueTask, gap, right, text, wrong } from "../task.ts";

export const goTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_go_append",
    type: "CHOICE",
    title: "Slices that share an array",
    question: text`
      What is true after this code?

          a := []int{1, 2, 3, 4}
          b := a[:2]
          b = append(b, 9)
    `,
    difficulty: "EASY",
    tags: ["Go"],
    duration: "PT4M",
    points: 4,
    choices: [
      right("a is [1 2 9 4]"),
      right("b still shares its array with a"),
      wrong("a is [1 2 3 4]"),
      wrong("len(a) is 5"),
      wrong("append panics, because b is full"),
    ],
  },
  {
    id: "tsk_go_channels",
    type: "CHOICE",
    title: "Closed and nil channels",
    question: "Which statements about channels are right?",
    difficulty: "MEDIUM",
    tags: ["Go", "Concurrency"],
    duration: "PT5M",
    points: 6,
    choices: [
      right("Receiving from a closed and empty channel returns the zero value at once"),
      right("Sending on a closed channel panics"),
      right("Sending on a nil channel blocks forever"),
      wrong("Closing a channel a second time has no effect"),
      wrong("Receiving from a nil channel returns the zero value at once"),
    ],
  },
  {
    id: "tsk_go_context",
    type: "CODE_GAPS",
    title: "A request with a deadline",
    question: "Fill the gaps so that the request is given up after two seconds and nothing leaks.",
    difficulty: "MEDIUM",
    tags: ["Go", "HTTP"],
    duration: "PT8M",
    points: 8,
    code: text`
      func fetch(ctx context.Context, url string) ([]byte, error) {
      	ctx, cancel := context.[[deadline]](ctx, 2*time.Second)
      	[[later]] cancel()

      	req, err := http.[[request]](ctx, http.MethodGet, url, nil)
      	if err != nil {
      		return nil, err
      	}
      	res, err := http.DefaultClient.Do(req)
      	if err != nil {
      		return nil, err
      	}
      	defer res.Body.[[release]]()
      	return io.ReadAll(res.Body)
      }
    `,
    gaps: [
      gap("deadline", "WithTimeout"),
      gap("later", "defer"),
      gap("request", "NewRequestWithContext"),
      gap("release", "Close"),
    ],
  },
  {
    id: "tsk_go_review",
    type: "CODE_REVIEW",
    title: "Review a visit counter",
    question: "The counter runs behind many clients. Comment on what you would not let into production, and why.",
    difficulty: "MEDIUM",
    tags: ["Go", "Concurrency", "HTTP"],
    duration: "PT20M",
    points: 12,
    files: [
      {
        filename: "counter/server.go",
        text: text`
          package counter

          import (
          	"encoding/json"
          	"net/http"
          )

          type Server struct {
          	visits map[string]int
          }

          type visit struct {
          	Page string
          }

          func (s *Server) Record(w http.ResponseWriter, r *http.Request) {
          	var v visit
          	if err := json.NewDecoder(r.Body).Decode(&v); err != nil {
          		http.Error(w, err.Error(), http.StatusBadRequest)
          	}
          	s.visits[v.Page]++
          	json.NewEncoder(w).Encode(s.visits)
          }
        `,
      },
      {
        filename: "counter/flush.go",
        text: text`
          package counter

          // Flush keeps saving the counts in the background.
          func (s *Server) Flush(save func(map[string]int) error) {
          	go func() {
          		for {
          			save(s.visits)
          		}
          	}()
          }
        `,
      },
    ],
    samples: {
      strong: {
        comments: [
          {
            filename: "counter/server.go",
            rating: "UNRATED",
            startLine: 18,
            endLine: 20,
            text: "A return is missing: a body that is no JSON is answered with 400 and counted as a visit of the page with no name.",
          },
          {
            filename: "counter/server.go",
            rating: "UNRATED",
            startLine: 21,
            endLine: 22,
            text: "Handlers run concurrently, and so do writes to this map: a data race that ends in a fatal error. It needs a mutex, and encoding has to happen on a copy.",
          },
          {
            filename: "counter/flush.go",
            rating: "UNRATED",
            startLine: 5,
            endLine: 9,
            text: "This loop never pauses, cannot be stopped and drops the error of save. A ticker and a context would mend the first two.",
          },
        ],
      },
      weak: {
        comments: [
          {
            filename: "counter/server.go",
            rating: "UNRATED",
            startLine: 12,
            endLine: 12,
            text: "visit should have a comment.",
          },
        ],
      },
    },
  },
  {
    id: "tsk_go_rate_limiter",
    type: "PROGRAMMING",
    title: "Rate limiter",
    question: text`
      Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.

      The period begins with the first request and the next one with the first request after it. Allow reports whether a
      request at the given time may pass; a request that may not pass does not count.
    `,
    difficulty: "MEDIUM",
    tags: ["Go", "Concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    build: builtWith(
      "go build ./...\ngo test -race ./...\nok  limiter  0.412s\n",
      { LimiterTest: ["allowsBurst", "blocksExcess"] },
      { LimiterConcurrencyTest: ["isSafeForConcurrentUse", "refillsAfterThePeriod"] },
    ),
    samples: {
      strong: {
        text: text`
          type Limiter struct {
          	mu    sync.Mutex
          	start time.Time
          	used  int
          }

          func (l *Limiter) Allow(at time.Time) bool {
          	l.mu.Lock()
          	defer l.mu.Unlock()
          	if l.used == 0 || at.Sub(l.start) >= 8*time.Second {
          		l.start, l.used = at, 0
          	}
          	if l.used == 36 {
          		return false
          	}
          	l.used++
          	return true
          }
        `,
      },
      weak: {
        text: text`
          var used int

          func Allow(at time.Time) bool {
          	used++
          	return used <= 36
          }
        `,
      },
    },
  },
  {
    id: "tsk_go_shutdown",
    type: "ESSAY",
    title: "A graceful shutdown",
    question:
      "A service handles HTTP requests and takes messages from a queue. Describe what happens, in which order, from the moment it receives SIGTERM until the process ends, so that nothing is lost and nobody waits in vain.",
    difficulty: "HARD",
    tags: ["Go", "Architecture"],
    duration: "PT20M",
    points: 12,
    samples: {
      strong: {
        text: "First readiness turns false, so that the load balancer sends nothing new, while the listener stays open for a few seconds. Then the consumer stops taking messages and http.Server.Shutdown waits for requests under way. Messages being handled are finished and acknowledged; what is not done at the deadline is left unacknowledged for another instance. Database pools close last, since all the others use them.",
      },
      weak: { text: "I would call os.Exit(0) after closing the database." },
    },
  },
  {
    id: "tsk_go_worker_pool",
    unpublished: true,
    type: "PROGRAMMING",
    title: "Worker pool",
    question:
      "Write a pool that runs jobs on a given number of goroutines, keeps the order of the results and stops at the first error.",
    difficulty: "HARD",
    tags: ["Go", "Concurrency"],
    duration: "PT60M",
    points: 25,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
  },
];
