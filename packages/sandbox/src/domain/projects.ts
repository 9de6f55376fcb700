interface Project {
  readonly type: string;
  readonly file: RegExp;
  readonly fileName: string;
  readonly sources: RegExp;
  readonly build: string;
  readonly test: string;
}

/** Project types. If a package matches several, the first one wins. */
const projects: readonly Project[] = [
  {
    type: "GOLANG",
    file: /^go\.mod$/,
    fileName: "go.mod",
    sources: /\.go$/,
    build: "go build ./...",
    test: "go test ./...",
  },
  {
    type: "JAVA",
    file: /^(pom\.xml|build\.gradle(\.kts)?)$/,
    fileName: "pom.xml or build.gradle",
    sources: /\.java$/,
    build: "mvn compile",
    test: "mvn test",
  },
  {
    type: "KOTLIN",
    file: /^(pom\.xml|build\.gradle(\.kts)?)$/,
    fileName: "pom.xml or build.gradle",
    sources: /\.kt$/,
    build: "gradle assemble",
    test: "gradle test",
  },
  {
    type: "DOTNET",
    file: /\.(csproj|sln)$/,
    fileName: "*.csproj",
    sources: /\.cs$/,
    build: "dotnet build",
    test: "dotnet test",
  },
  {
    type: "PYTHON",
    file: /^(pyproject\.toml|requirements\.txt|setup\.(py|cfg))$/,
    fileName: "pyproject.toml or requirements.txt",
    sources: /\.py$/,
    build: "python -m compileall .",
    test: "python -m pytest",
  },
  {
    type: "NODEJS",
    file: /^package\.json$/,
    fileName: "package.json",
    sources: /\.[cm]?[jt]sx?$/,
    build: "npm run build",
    test: "npm test",
  },
  {
    type: "TERRAFORM",
    file: /\.tf$/,
    fileName: "*.tf",
    sources: /\.tf$/,
    build: "terraform validate",
    test: "bats .",
  },
  {
    type: "DOCKER",
    file: /^(Dockerfile|(docker-)?compose\.ya?ml)$/,
    fileName: "Dockerfile",
    sources: /(^|\/)(Dockerfile|(docker-)?compose\.ya?ml)$/,
    build: "docker build .",
    test: "bats .",
  },
];

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export const hasProjectFile = ({ file }: Project, paths: readonly string[]): boolean =>
  paths.some((path) => file.test(baseName(path)));

export const countSources = ({ sources }: Project, paths: readonly string[]): number =>
  paths.filter((path) => sources.test(path)).length;

export function detectProjectType(paths: readonly string[]): string | undefined {
  const found = projects.filter((project) => hasProjectFile(project, paths));
  const counts = found.map((project) => countSources(project, paths));
  return found[counts.indexOf(Math.max(...counts))]?.type;
}

/** Returns undefined for an unknown type, whose packages are not checked. */
export const projectOf = (type: string | undefined): Project | undefined =>
  projects.find((project) => project.type === type);

export const isSource = (path: string): boolean =>
  path.endsWith(".bats") || projects.some(({ sources }) => sources.test(path));
