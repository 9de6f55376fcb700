/**
 * Services by other authors, tested against their own documents. `pnpm dev mutants --services` installs them from
 * public registries.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface Service {
  name: string;
  from: string;
  install: string[][];
  prepare(folder: string, installed: string): void;
  /** @param address base URL for clients, with the port of the proxy if there is one */
  start(installed: string, port: number, address: string): { command: string[]; env?: Record<string, string> };
  document: string;
  base: string;
  credentials?: Record<string, string>;
}

const PLATFORMATIC = `
const { buildServer } = require(process.argv[2]);
(async () => {
  const server = { hostname: "127.0.0.1", port: Number(process.env.PORT), logger: { level: "fatal" } };
  const app = await buildServer({ server, db: { connectionString: "sqlite://./shop.sqlite", openapi: true, graphql: false } });
  await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
})();
`;

/** Creates twenty-five books of fifteen authors. */
function makeShop(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`create table authors (id integer primary key, name text not null, country text);
    create table books (id integer primary key, title text not null, pages integer, author_id integer references authors (id))`);
  const author = database.prepare("insert into authors (name, country) values (?, ?)");
  const book = database.prepare("insert into books (title, pages, author_id) values (?, ?, ?)");
  for (let index = 1; index <= 15; index += 1) author.run(`Author ${index}`, ["NO", "JP", "BR"][index % 3] ?? null);
  for (let index = 1; index <= 25; index += 1) book.run(`Book ${index}`, 100 + index, (index % 15) + 1);
  database.close();
}

const TODOS = {
  ids: { Todo: 6 },
  models: {
    Todo: Object.fromEntries(
      [1, 2, 3, 4, 5].map((id) => [
        id,
        JSON.stringify({ id, title: `Todo ${id}`, desc: `Number ${id}`, isComplete: id % 2 === 0 }),
      ]),
    ),
  },
};

const OBSERVATIONS = {
  _default: Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      String(index + 1),
      {
        type: "Feature",
        id: String(index + 1),
        geometry: { type: "Point", coordinates: [index, index] },
        properties: { id: String(index + 1), station: `S${index % 3}`, value: index * 1.5 },
      },
    ]),
  ),
};

const MAPPINGS = ["lamps", "desks", "chairs", "shelves", "stools"].map((name, index) => ({
  id: `3f1c5b0e-7a42-4d1b-9c36-0000000000${index + 10}`,
  name,
  request: { method: "GET", urlPath: `/${name}` },
  response: { status: 200, body: `All ${name}` },
  metadata: { shop: { name } },
}));

const geo = (port: string, url: string) => ({
  server: {
    bind: { host: "127.0.0.1", port },
    url,
    mimetype: "application/json; charset=UTF-8",
    encoding: "utf-8",
    languages: ["en-US"],
    limits: { default_items: 10, max_items: 50 },
    map: { url: "https://example.com/{z}/{x}/{y}.png", attribution: "none" },
  },
  logging: { level: "CRITICAL" },
  metadata: {
    identification: {
      title: { en: "Observations" },
      description: { en: "Observations" },
      keywords: { en: ["observations"] },
      keywords_type: "theme",
      terms_of_service: "https://example.com/",
      url: "https://example.com/",
    },
    license: { name: "none", url: "https://example.com/" },
    provider: { name: "none", url: "https://example.com/" },
    contact: { name: "none", email: "none@example.com", url: "https://example.com/" },
  },
  resources: {
    observations: {
      type: "collection",
      title: { en: "Observations" },
      description: { en: "Observations" },
      keywords: { en: ["observations"] },
      links: [],
      extents: { spatial: { bbox: [-180, -90, 180, 90], crs: "http://www.opengis.net/def/crs/OGC/1.3/CRS84" } },
      providers: [{ type: "feature", name: "TinyDB", data: "observations.tinydb", id_field: "id", editable: true }],
    },
  },
});

const python = (installed: string, name: string, program: string) => join(installed, name, "bin", program);
const venv = (name: string, ...packages: string[]): string[][] => [
  ["python3", "-m", "venv", name],
  [`${name}/bin/pip`, "install", "--quiet", "--disable-pip-version-check", ...packages],
];
const npm = (...packages: string[]): string[][] => [
  ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", ".", ...packages],
];

export const services: readonly Service[] = [
  {
    name: "LoopBack todo",
    from: "npm @loopback/example-todo 6.0.0",
    install: npm("@loopback/example-todo@6.0.0"),
    prepare(folder) {
      mkdirSync(join(folder, "data"), { recursive: true });
      writeFileSync(join(folder, "data/db.json"), JSON.stringify(TODOS));
    },
    start: (installed, port) => ({
      command: ["node", join(installed, "node_modules/@loopback/example-todo/dist/index.js")],
      env: { HOST: "127.0.0.1", PORT: String(port) },
    }),
    document: "/openapi.json",
    base: "",
  },
  {
    name: "Platformatic DB",
    from: "npm @platformatic/db 2.61.0",
    install: npm("@platformatic/db@2.61.0"),
    prepare(folder) {
      makeShop(join(folder, "shop.sqlite"));
      writeFileSync(join(folder, "start.cjs"), PLATFORMATIC);
    },
    start: (installed, port) => ({
      command: ["node", "start.cjs", join(installed, "node_modules/@platformatic/db")],
      env: { PORT: String(port) },
    }),
    document: "/documentation/json",
    base: "",
  },
  {
    name: "WireMock",
    from: "Maven org.wiremock:wiremock-standalone 3.13.2",
    install: [
      ["mvn", "-q", "dependency:copy", "-Dartifact=org.wiremock:wiremock-standalone:3.13.2", "-DoutputDirectory=."],
    ],
    prepare(folder) {
      mkdirSync(join(folder, "mappings"), { recursive: true });
      for (const one of MAPPINGS) writeFileSync(join(folder, `mappings/${one.name}.json`), JSON.stringify(one));
    },
    start: (installed, port) => ({
      command: [
        "java",
        // Runs are too short for the optimizing compiler.
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-jar",
        join(installed, "wiremock-standalone-3.13.2.jar"),
        "--port",
        String(port),
        "--bind-address",
        "127.0.0.1",
        "--disable-banner",
      ],
    }),
    document: "/__admin/docs/swagger",
    base: "",
  },
  {
    name: "Tiled",
    from: "PyPI tiled 0.2.20",
    install: venv("tiled", "tiled[server]==0.2.20"),
    prepare: () => undefined,
    start: (installed, port) => ({
      command: [
        python(installed, "tiled", "tiled"),
        "serve",
        "catalog",
        "--temp",
        "--host",
        "127.0.0.1",
        "--port",
        String(port),
        "--api-key",
        "secret",
      ],
    }),
    document: "/openapi.json",
    base: "",
    credentials: { Apikey: "Apikey secret" },
  },
  {
    name: "pygeoapi",
    from: "PyPI pygeoapi 0.21.0",
    install: venv("pygeoapi", "pygeoapi==0.21.0", "tinydb"),
    prepare(folder) {
      writeFileSync(join(folder, "observations.tinydb"), JSON.stringify(OBSERVATIONS));
    },
    start: (installed, port, address) => ({
      command: [
        "sh",
        "-c",
        `printenv PYGEOAPI_SETTINGS > pygeoapi.yml && pygeoapi openapi generate pygeoapi.yml --output-file openapi.yml > /dev/null && exec pygeoapi serve`,
      ],
      env: {
        PATH: `${join(installed, "pygeoapi/bin")}:${process.env.PATH}`,
        PYGEOAPI_CONFIG: "pygeoapi.yml",
        PYGEOAPI_OPENAPI: "openapi.yml",
        // Written as JSON, which is valid YAML, at the start, because it contains the port.
        PYGEOAPI_SETTINGS: JSON.stringify(geo(String(port), address)),
      },
    }),
    document: "/openapi?f=json",
    base: "",
  },
  {
    name: "FastCRUD",
    from: "PyPI fastcrud 0.23.0",
    install: venv("fastcrud", "fastcrud==0.23.0", "aiosqlite==0.22.1", "uvicorn==0.54.0", "greenlet"),
    prepare: () => undefined,
    start: (installed, port) => ({
      command: [python(installed, "fastcrud", "python"), join(import.meta.dirname, "store.py"), String(port)],
    }),
    document: "/openapi.json",
    base: "",
  },
];
