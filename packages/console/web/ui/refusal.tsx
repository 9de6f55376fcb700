import { Refusal } from "../api/call.ts";
import { hrefOf } from "../route.ts";

/** Shows the API's error message with a link to its explanation. */
export function Failed({ error }: { readonly error: unknown }) {
  const { message, requestId, problems, status } =
    error instanceof Refusal ? error : new Refusal(0, error instanceof Error ? error.message : String(error));
  return (
    <div class="message bad" role="alert">
      <p>
        {status > 0 && <strong>{status} </strong>}
        {message}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message: text }) => (
            <li key={field + text}>
              <code>{field}</code> {text}
            </li>
          ))}
        </ul>
      )}
      {requestId && (
        <p class="muted">
          Request <code>{requestId}</code> <a href={hrefOf("explanations", requestId)}>why?</a>
        </p>
      )}
    </div>
  );
}
