import { builtWith, type CatalogueTask, foldedGap, gap, right, text, wrong } from "../task.ts";

export const devOpsTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_devops_layers",
    type: "CHOICE",
    title: "Layers of an image",
    question: "Which changes make an image smaller or its next build quicker?",
    difficulty: "EASY",
    tags: ["DevOps", "Docker"],
    duration: "PT4M",
    points: 5,
    choices: [
      right("Copying the lock file and installing dependencies before copying the source code"),
      right("Building in one stage and copying only the result into the last one"),
      wrong("Deleting the build tools in an instruction after the one that installed them"),
      wrong("Writing RUN in lower case"),
      wrong("Exposing fewer ports"),
    ],
  },
  {
    id: "tsk_devops_probes",
    type: "CHOICE",
    title: "Alive or ready?",
    question: "A pod's database is unreachable for a minute; the pod itself is fine. Which reactions are right?",
    difficulty: "MEDIUM",
    tags: ["DevOps", "Kubernetes"],
    duration: "PT4M",
    points: 6,
    choices: [
      right("The readiness probe may fail, so that the pod receives no requests meanwhile"),
      right("The liveness probe goes on succeeding, since a restart would mend nothing"),
      wrong("The liveness probe fails, so that the pod is restarted until the database is back"),
      wrong("The startup probe fails, so that the pod is moved to another node"),
    ],
  },
  {
    id: "tsk_devops_dockerfile",
    type: "CODE_GAPS",
    title: "An image in two stages",
    question: "Fill the gaps so that the last image holds nothing but the program, which does not run as root.",
    difficulty: "MEDIUM",
    tags: ["DevOps", "Docker", "Go"],
    duration: "PT6M",
    points: 8,
    code: text`
      FROM golang:1.25 [[alias]] build
      WORKDIR /src
      COPY . .
      RUN CGO_ENABLED=0 go build -o /service ./cmd/service

      FROM scratch
      COPY [[source]]=build /service /service
      [[account]] 10001
      [[command]] ["/service"]
    `,
    gaps: [
      foldedGap("alias", "AS"),
      gap("source", "--from"),
      foldedGap("account", "USER"),
      foldedGap("command", "ENTRYPOINT", "CMD"),
    ],
  },
  {
    id: "tsk_devops_pipeline",
    type: "DEVOPS",
    title: "A pipeline that can be trusted",
    question: text`
      The project has tests, a linter and a Dockerfile. Write a pipeline that checks each change, builds the image once, and
      promotes this very image to staging and, after an approval, to production. Secrets never reach the log.
    `,
    difficulty: "MEDIUM",
    tags: ["DevOps", "CI"],
    duration: "PT45M",
    points: 20,
    projectType: "DOCKER",
    projectTypeVersion: "28",
    build: builtWith(
      "docker build .\ndocker run --rm pipeline-check\n6 checks passed\n",
      { PipelineTest: ["isWellFormed", "runsTheTests"] },
      { PromotionTest: ["buildsTheImageOnce", "asksBeforeProduction"], SecretsTest: ["printsNone", "limitsTheToken"] },
    ),
    samples: {
      strong: {
        text: "check: lint and test on every change. build: one image, tagged with the commit, pushed by digest. staging: deploys that digest, then runs smoke tests. production: same digest, environment with required reviewers. Credentials are short-lived and come from the identity of the run.",
      },
      weak: { text: "docker build . && docker push company/app:latest && ssh production ./deploy.sh" },
    },
  },
  {
    id: "tsk_devops_rollout",
    type: "DEVOPS",
    title: "Deploy without downtime",
    question: text`
      Complete the Kubernetes manifests of a web service with three replicas so that an update never leaves fewer than three of
      them ready, requests under way are finished, and one node may be drained at any time.
    `,
    difficulty: "HARD",
    tags: ["DevOps", "Kubernetes"],
    duration: "PT40M",
    points: 20,
    projectType: "KUBERNETES",
    projectTypeVersion: "1.34",
    build: builtWith(
      "kubectl apply --dry-run=server -f .\n4 resources\n",
      { ManifestTest: ["isValid"] },
      { RolloutTest: ["keepsThreeReady", "finishesRequests"], DisruptionTest: ["survivesADrain"] },
    ),
    samples: {
      strong: {
        text: text`
          strategy:
            rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
          # pod: readinessProbe on /ready, preStop sleep of 5 s, terminationGracePeriodSeconds 30
          ---
          kind: PodDisruptionBudget
          spec: { maxUnavailable: 1 }
        `,
      },
      weak: { text: "replicas: 3\nstrategy: { type: Recreate }" },
    },
  },
  {
    id: "tsk_devops_incident",
    type: "ESSAY",
    title: "After the incident",
    question:
      "A deployment took the checkout down for forty minutes; the alarm came from customers. Write the findings and the three measures that you would take first, with the reason for their order.",
    difficulty: "MEDIUM",
    tags: ["DevOps", "Communication"],
    duration: "PT20M",
    points: 12,
    samples: {
      strong: {
        text: "Customers noticed before us, so the first measure is an alarm on failed checkouts, the thing that hurts. The second is a rollback that one person can do in a minute: thirty of the forty minutes went into building an old version again. The third is to send a part of the traffic to a new version first. What made the bug possible matters, but would have saved the fewest minutes.",
      },
      weak: { text: "The developer should have tested better. Deployments on Fridays are forbidden from now on." },
    },
  },
  {
    id: "tsk_devops_state",
    unpublished: true,
    type: "DEVOPS",
    title: "Infrastructure for two teams",
    question: "Split one Terraform state into two, for two teams, without recreating any resource.",
    difficulty: "HARD",
    tags: ["DevOps", "Terraform"],
    duration: "PT50M",
    points: 22,
    projectType: "TERRAFORM",
    projectTypeVersion: "1.13",
  },
];
