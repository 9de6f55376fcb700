import { giveToken, token } from "../api/client.ts";
import { Dialog } from "../ui/dialog.tsx";

export function TokenDialog() {
  return (
    <Dialog title="Enter the control token" onClose={() => {}}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          const given = String(new FormData(event.currentTarget).get("token")).trim();
          if (given !== "") giveToken(given);
        }}
      >
        <p>The sandbox was started with --control-token. The token is stored until you close this tab.</p>
        {token.value !== undefined && (
          <p class="message bad" role="alert">
            Wrong token. Enter the token that the sandbox was started with.
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
