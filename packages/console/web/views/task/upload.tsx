import { useState } from "preact/hooks";
import { refusedFile, uploadCall, zipCall } from "../../api/upload.ts";
import { showNotice } from "../../ui/notice.tsx";
import { Failed } from "../../ui/refusal.tsx";
import { CopyCall } from "../../ui/samples.tsx";
import { useAction } from "../../ui/use-action.tsx";

interface UploadProps {
  /** Task of the package; default: the package's own task id. */
  readonly taskId?: string;
}

/** Uploads a ZIP with a task, or YAML with several, by drop or selection. */
export function Upload({ taskId }: UploadProps) {
  const { running, failure, run } = useAction();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  // The last call, for samples. Starts with a placeholder file.
  const [last, setLast] = useState(() => zipCall(new File([], "package.zip"), taskId));
  const onlyZip = taskId !== undefined;

  async function upload(file: File | undefined): Promise<void> {
    if (file === undefined || running) return;
    const reason = refusedFile(file, onlyZip);
    setRefused(reason);
    if (reason !== undefined) return;
    try {
      const call = await uploadCall(file, taskId);
      setLast(call);
      await run(call, () => showNotice(`Uploaded ${file.name}`));
    } catch (error) {
      setRefused(`${file.name} cannot be read: ${(error as Error).message}`);
    }
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
        Drop a ZIP{!onlyZip && " or YAML"} file here, or choose one:{" "}
        <input
          type="file"
          accept={onlyZip ? ".zip" : ".zip,.yaml,.yml"}
          disabled={running}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
      </label>
      <CopyCall call={last} />
      {running && <p role="status">Uploading …</p>}
      {refused === undefined ? failure : <Failed error={new Error(refused)} />}
    </section>
  );
}
