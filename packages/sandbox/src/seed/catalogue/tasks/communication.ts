import { type CatalogueTask, right, wrong } from "../task.ts";

export const communicationTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_communication_feedback",
    type: "CHOICE",
    title: "A comment in a review",
    question: "Which comments on a colleague's change help them most?",
    difficulty: "EASY",
    tags: ["Communication"],
    duration: "PT3M",
    points: 4,
    choices: [
      right("When two requests arrive at once, this counts one of them. Would a lock here be all right?"),
      right("I did not understand this name at first. Something like remainingSeats would have told me."),
      wrong("This is wrong, please do it properly."),
      wrong("Everybody knows that one does not do it this way."),
    ],
  },
  {
    id: "tsk_communication_outage",
    type: "ESSAY",
    title: "Write to customers during an outage",
    question:
      "Payments have been failing for twenty minutes, and the cause is not known yet. Write the message for the status page, in at most 120 words.",
    difficulty: "EASY",
    tags: ["Communication"],
    duration: "PT12M",
    points: 8,
    samples: {
      strong: {
        text: "Since 14:05 UTC about half of all card payments fail. No money is taken for a failed payment, and orders are kept: you can pay them later. Invoices work as usual. We are still looking for the cause, have stopped all changes to the system, and will write again by 14:45, even if there is nothing new.",
      },
      weak: {
        text: "We are experiencing technical difficulties. Please try again later. Sorry for any inconvenience.",
      },
    },
  },
  {
    id: "tsk_communication_disagreement",
    type: "ESSAY",
    title: "Disagree, and go on working",
    question:
      "Your team decides for a design that you hold for a mistake. Describe what you do before, during and after the decision.",
    difficulty: "MEDIUM",
    tags: ["Communication", "Leadership"],
    duration: "PT15M",
    points: 10,
    samples: {
      strong: {
        text: "Before: I write down what I expect to go wrong and how we would notice it, and ask what I overlook. During: I say it once, clearly, and agree on a signal at which we look at it again. After: I build the chosen design as well as I can, and do not bring it up again until the signal comes.",
      },
      weak: { text: "I would build it my way, since it is going to fail otherwise." },
    },
  },
  {
    id: "tsk_communication_project",
    type: "AI_INTERVIEW",
    title: "Talk about a project",
    question:
      "Tell the interviewer about a project that went differently than planned: what you wanted, what happened, what you did, and what you would do again.",
    difficulty: "EASY",
    tags: ["Communication"],
    duration: "PT15M",
    points: 10,
    samples: {
      strong: {
        text: "We wanted to move a billing system within a quarter. After a month it was clear that nobody knew all of its rules, so I proposed to let old and new run side by side and compare each invoice. It took twice as long, and no customer got a wrong bill. I would do the comparison again, from the first day.",
      },
      weak: { text: "It was late because the others were slow." },
    },
  },
  {
    id: "tsk_communication_slow_query",
    type: "AI_INTERVIEW",
    title: "Talk through a slow query",
    question:
      "A report that took two seconds takes two minutes since this morning. Think aloud: what do you look at, in which order, and what would each finding tell you?",
    difficulty: "MEDIUM",
    tags: ["SQL", "Communication"],
    duration: "PT12M",
    points: 10,
    samples: {
      strong: {
        text: "First whether the whole database is slow or only this query, then what changed: a release, the data, the statistics. I would read the plan with its real row counts and look for where estimate and truth part. If statistics are stale, analyzing mends it; if a plan waits for locks, I look for who holds them.",
      },
      weak: { text: "I would add an index to every column." },
    },
  },
];
