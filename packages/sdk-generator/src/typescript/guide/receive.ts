import { verifyWebhook, WebhookError } from "@assessment-api/v2/webhooks";

export async function receive(request: Request): Promise<Response> {
  try {
    const events = await verifyWebhook(request, process.env.ASSESSMENT_API_WEBHOOK_SECRET ?? "");
    for (const { candidateId, event } of events) console.log(candidateId, event);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookError) return new Response(error.message, { status: error.status });
    throw error;
  }
}
