// An inline response, a map of numbers, and a generic helper.
import { createClient, getDailyReport, unwrap } from "../shop/index.ts";

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });
const sumBy = <T extends { revenue: number }>(reports: T[]): number =>
  reports.reduce((sum, report) => sum + report.revenue, 0);

export async function week(dates: string[]): Promise<[number, number]> {
  const reports = await Promise.all(
    dates.map((date) => unwrap(getDailyReport(client, { params: { query: { date } } }))),
  );
  const german = reports.map(({ byCountry }) => byCountry.DE ?? 0);
  return [sumBy(reports), Math.max(...german)];
}
