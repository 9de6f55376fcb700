// Health check of a container: exit code 0 while its sandbox can store things, otherwise 1 and the reason in one line.
const { ASSESSMENT_API_SANDBOX_PORT: port = "4010", ASSESSMENT_API_SANDBOX_CONTROL_TOKEN: token } = process.env;
const headers = token ? { authorization: `Bearer ${token}` } : {};
try {
  const response = await fetch(`http://127.0.0.1:${port}/control/health`, { headers });
  const { status, problem, details } = await response.json();
  if (status !== "UP") throw new Error(problem ?? details ?? `status ${response.status}`);
} catch (error) {
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 1;
}
