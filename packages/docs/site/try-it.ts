import { type Content, folded, type Html, html } from "@assessment-api/html";
import type { Form, FormParameter } from "./page.ts";
import { files } from "./samples.ts";

/** Renders the form of an operation. The site's script fills in the key, sends the request and shows the response. */
export function formHtml({ method, path, basePath, keyHeader, parameters, body, fresh, file, saved }: Form): Html {
  const keyed = parameters.map(parameterHtml);
  return html`<h2 id="try-it"><a href="#try-it">Try it</a></h2>
<form class="try" data-method="${method}" data-path="${basePath}${path}" data-template="${path}"${nameHtml("fresh", fresh)}${nameHtml("file", file)}${nameHtml("saved", saved)} hidden>
<p class="note">The samples above use your input.</p>
${keyHeader === undefined ? "" : keyHtml(keyHeader)}
${keyed}
${body === undefined ? "" : bodyHtml(body, file)}
<p class="actions"><button type="submit">Send</button> <output class="note"></output></p>
<div class="sent" hidden><p class="result" role="status"></p><p class="actions" hidden><button type="button" class="why">Why?</button></p><dl class="reasons" hidden></dl><pre class="body" tabindex="0"><code></code></pre>${folded(html`Headers`, html`<pre tabindex="0"><code></code></pre>`)}</div>
</form>
<p class="note untried">Open this page at the sandbox or the mock, under <code>/docs</code>, to send the request from here.</p>`;
}

const sampleHtml = (file: string): Html =>
  html` <button type="button" class="use-sample" data-href="../${file}">Use ${file}</button>`;

const nameHtml = (data: string, name: string | undefined): Content =>
  name !== undefined && html` data-${data}="${name}"`;

const keyHtml = (header: string): Html =>
  html`<p><label for="try-key"><code>${header}</code></label> <input id="try-key" data-header="${header}" autocomplete="off" spellcheck="false" placeholder="${header === "Authorization" ? "token, if the sandbox requires one" : "API key"}"></p>
<p class="actions" hidden><button type="button" class="make-key">Create a key</button> <output class="note"></output></p>`;

function parameterHtml(parameter: FormParameter): Html {
  const { name, values, isList, required, example } = parameter;
  const id = `try-${parameter.in}-${name}`;
  const label = html`<label for="${id}"><code>${name}</code> <span class="type">${parameter.in}</span></label>`;
  const data = html`data-in="${parameter.in}" data-name="${name}"${parameter.isJoined ? " data-joined" : ""}${isList ? " data-list" : ""}${parameter.isNumber ? " data-number" : ""}${required ? " required" : ""}`;
  if (values.length > 0) {
    const options = (isList ? values : ["", ...values]).map((value) => html`<option>${value}</option>`);
    const several = isList ? html`multiple size="${Math.min(values.length, 4)}"` : "";
    return html`<p>${label} <select id="${id}" ${several} ${data}>${options}</select></p>`;
  }
  const hint = isList ? "several, separated by commas" : "";
  return html`<p>${label} <input id="${id}" ${data} value="${required ? example : ""}" placeholder="${hint}" autocomplete="off" spellcheck="false"></p>`;
}

function bodyHtml({ type, examples }: NonNullable<Form["body"]>, file: string | undefined): Html {
  if (file !== undefined)
    return html`<p><label for="try-body">Body <span class="type">${type}</span></label> <input id="try-body" type="file" data-type="${type}">${file === files["application/zip"] && sampleHtml(file)}</p>`;
  const options = examples.map(({ title, text }) => html`<option value="${text}">${title}</option>`);
  const choice =
    examples.length < 2
      ? ""
      : html`<p><label for="try-example">Example</label> <select id="try-example">${options}</select></p>`;
  return html`${choice}<p><label for="try-body">Body <span class="type">${type}</span></label>
<textarea id="try-body" data-type="${type}" rows="10" spellcheck="false">${examples[0]?.text ?? ""}</textarea></p>`;
}
