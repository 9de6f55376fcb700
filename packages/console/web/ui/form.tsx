import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Call } from "../api/call.ts";
import { showNotice } from "./notice.tsx";
import { Running } from "./running.tsx";
import { CopyCall } from "./samples.tsx";
import { useAction } from "./use-action.tsx";

export type Values = Readonly<Record<string, string | undefined>>;

interface CallFormProps<Data> {
  readonly label: string;
  readonly children?: ComponentChildren;
  readonly call: (values: Values) => Call<Data>;
  readonly done?: (data: Data) => void;
  readonly success?: string;
  /** Progress text of slow calls, such as `Creating`. */
  readonly doing?: string;
  readonly kind?: "main" | "danger";
  /** Whether to keep the values after success. */
  readonly keep?: boolean;
  /** Whether to offer the call as code; false if adjacent actions show the same call. */
  readonly code?: boolean;
}

export function CallForm<Data>({
  label,
  children,
  call,
  done,
  success,
  doing,
  kind,
  keep,
  code = true,
}: CallFormProps<Data>) {
  const [values, setValues] = useState<Values>({});
  const { running, failure, run } = useAction();
  const read = (form: HTMLFormElement): Values =>
    Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]])),
    );
  return (
    <form
      class="fields"
      onInput={({ currentTarget }) => setValues(read(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void run(call(read(form)), (data) => {
          if (success) showNotice(success);
          if (!keep) form.reset();
          done?.(data);
        });
      }}
    >
      {children}
      <span class="action">
        <button type="submit" class={kind} disabled={running}>
          {label}
        </button>
        {code && <CopyCall call={call(values)} />}
      </span>
      {running && <Running doing={doing} />}
      {failure}
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "number" | "url";
  readonly required?: boolean;
  readonly value?: string | undefined;
  readonly placeholder?: string;
}

export function Field({ name, label, type = "text", required, value, placeholder }: FieldProps) {
  return (
    <label>
      {label}
      <input
        {...({ type, ...(type === "number" && { step: "any" }) } as { type: "text" })}
        name={name}
        required={required}
        defaultValue={value}
        placeholder={placeholder}
        autocomplete="off"
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name?: string;
  readonly label: string;
  readonly values: readonly (Value | readonly [value: Value, text: string])[];
  /** The initial value or, with `choose`, the current value. */
  readonly value?: Value | undefined;
  readonly choose?: (value: Value) => void;
  readonly wide?: boolean;
}

export function Choice<Value extends string>({ name, label, values, value: chosen, choose, wide }: ChoiceProps<Value>) {
  return (
    <label class={wide ? "wide" : undefined}>
      {label}
      <select
        name={name}
        {...(choose && { value: chosen, onChange: ({ currentTarget }) => choose(currentTarget.value as Value) })}
      >
        {values.map((one) => {
          const [value, text] = typeof one === "string" ? [one, one] : one;
          return (
            <option key={value} value={value} selected={value === chosen}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}
