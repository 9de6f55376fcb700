import { giveToken, token } from "../api/client.ts";
import { Dialog } from "../ui/dialog.tsx";

/** Asks for the sandbox's control token. */
export function TokenDialog() {
  return (
    <Dialog title="This sandbox asks for its control token" onClose={() => {}}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          const given = String(new FormData(event.currentTarget).get("token")).trim();
          if (given !== "") giveToken(given);
        }}
      >
        <p>It was started with --control-token. The token is kept until this tab is closed.</p>
        {token.value !== undefined && (
          <p class="message bad" role="alert">
            The token that was given is another one.
          </p>
        )}
        <label>
          Token
          <input name="token" type="password" required autocomplete="off" />
        </label>
        <button type="submit" class="main">
          Open
        </button>
      </form>
    </Dialog>
  );
}
