// Health check of a container: exit code 0 while its sandbox can store things.
const { ASSESSMENT_API_SANDBOX_PORT: port = "4010", ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: token } = process.env;
const headers = token ? { authorization: `Bearer ${token}` } : {};
const response = await fetch(`http://127.0.0.1:${port}/control/health`, { headers });
const { status, problem, message } = await response.json();
if (status !== "UP") {
  console.error(problem ?? message ?? `status ${response.status}`);
  process.exitCode = 1;
}
