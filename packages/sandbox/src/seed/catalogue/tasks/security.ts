import { type CatalogueTask, right, text, wrong } from "../task.ts";

export const securityTasks: readonly CatalogueTask[] = [
  {
    id: "tsk_security_passwords",
    type: "CHOICE",
    title: "Keep passwords",
    question: "How should a service store the passwords of its users?",
    difficulty: "EASY",
    tags: ["Security"],
    duration: "PT3M",
    points: 4,
    choices: [
      right("As a hash by Argon2id with a salt of its own for each user"),
      wrong("As a SHA-256 hash with one secret salt for all users"),
      wrong("Encrypted with AES-256, the key in an environment variable"),
      wrong("As a SHA-512 hash without a salt, since the hash is long enough"),
    ],
  },
  {
    id: "tsk_security_login",
    type: "CODE_REVIEW",
    title: "Review a login",
    question: "Comment on every weakness of this login that an attacker could use.",
    difficulty: "HARD",
    tags: ["Security", "TypeScript", "SQL"],
    duration: "PT20M",
    points: 15,
    files: [
      {
        filename: "src/login.ts",
        text: text`
          import { createHash } from "node:crypto";
          import { db } from "./db.js";

          export async function login(request, reply) {
            const { email, password, next } = request.body;
            const hash = createHash("md5").update(password).digest("hex");
            const rows = await db.query("SELECT * FROM users WHERE email = '" + email + "'");
            if (rows.length === 0) return reply.code(401).send("Unknown e-mail address");
            if (rows[0].hash !== hash) return reply.code(401).send("Wrong password");
            reply.setCookie("user", String(rows[0].id));
            console.log("login", request.body);
            return reply.redirect(next);
          }
        `,
      },
    ],
    samples: {
      strong: {
        comments: [
          {
            filename: "src/login.ts",
            rating: "UNRATED",
            startLine: 7,
            endLine: 7,
            text: "SQL injection through the e-mail address; use a parameter.",
          },
          {
            filename: "src/login.ts",
            rating: "UNRATED",
            startLine: 6,
            endLine: 6,
            text: "MD5 without a salt is guessed at billions per second. A password hash such as Argon2id is needed, and a limit on attempts.",
          },
          {
            filename: "src/login.ts",
            rating: "UNRATED",
            startLine: 8,
            endLine: 9,
            text: "The two messages tell which addresses have an account. One message, and the same time for both.",
          },
          {
            filename: "src/login.ts",
            rating: "UNRATED",
            startLine: 10,
            endLine: 12,
            text: "Anybody can write another id into this cookie; the log holds the password; next redirects to any site.",
          },
        ],
      },
      weak: {
        comments: [
          {
            filename: "src/login.ts",
            rating: "UNRATED",
            startLine: 11,
            endLine: 11,
            text: "console.log should be removed.",
          },
        ],
      },
    },
  },
];
