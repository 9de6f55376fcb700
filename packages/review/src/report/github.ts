import { sentenceOf } from "../model/sentence.ts";
import { isFailing, type Report, type ReviewedFinding } from "../repository/report.ts";
import { consumerLines, graveOf, headlineOf, reachText, statusText, verdictText } from "./headline.ts";

export function githubReport(report: Report): string {
  const lines = report.versions.flatMap(({ findings }) => graveOf(findings).map(annotation));
  const problems = report.problems.map((problem) => `::error title=Review::${data(problem)}`);
  return `${[...lines, ...problems, `::notice title=Review::${data(headlineOf(report))}`].join("\n")}\n`;
}

function annotation(finding: ReviewedFinding): string {
  const { place, rule } = finding;
  const level = isFailing(finding) ? "error" : "warning";
  const where = place ? `file=${property(place.file)},line=${place.line},` : "";
  const text = [sentenceOf(finding), reachText(finding), statusText(finding), ...consumerLines(finding)].join(" · ");
  return `::${level} ${where}title=${property(`${verdictText(finding)}: ${rule}`)}::${data(text)}`;
}

const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
