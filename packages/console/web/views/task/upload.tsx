import { useState } from "preact/hooks";
import { demanding, rawCall } from "../../api/call.ts";
import { useAction } from "../../ui/action.tsx";
import { tell } from "../../ui/copy.tsx";

/** Bytes of a file that go through the control API; larger ones go to V2 directly. */
const MOST = 700_000;

interface UploadProps {
  /** The task whose package it is; without one, the package says so itself. */
  readonly taskId?: string;
}

/** A ZIP with a task, or YAML with several: dropped here, or chosen. */
export function Upload({ taskId }: UploadProps) {
  const { running, failure, run } = useAction();
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<string | undefined>(undefined);

  async function upload(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const isZip = /\.zip$/i.test(file.name);
    const address = isZip ? (taskId === undefined ? "/tasks/zip" : `/tasks/${taskId}/zip`) : "/tasks/yaml";
    setTooLarge(undefined);
    if (file.size > MOST) {
      const type = isZip ? "application/zip" : "application/yaml";
      const where = `${location.origin}/v2${address}`;
      return setTooLarge(
        `curl -X PUT ${where} -H "Vendor-Api-Key: …" -H "Content-Type: ${type}" --data-binary @${file.name}`,
      );
    }
    const body = new Uint8Array(await file.arrayBuffer());
    const contentType = isZip ? "application/zip" : "application/yaml";
    await run(demanding(rawCall("V2", "PUT", address, { body, contentType })), () => tell(`Uploaded ${file.name}`));
  }

  return (
    <section
      class={over ? "card drop over" : "card drop"}
      aria-label="Upload"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void upload(event.dataTransfer?.files[0]);
      }}
    >
      <label>
        Drop a ZIP{taskId === undefined && " or YAML"} here, or choose one:{" "}
        <input
          type="file"
          accept={taskId === undefined ? ".zip,.yaml,.yml" : ".zip"}
          disabled={running}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
      </label>
      {tooLarge && (
        <p class="message bad" role="alert">
          That is more than goes through the browser. Send it yourself: <code>{tooLarge}</code>
        </p>
      )}
      {failure}
    </section>
  );
}
