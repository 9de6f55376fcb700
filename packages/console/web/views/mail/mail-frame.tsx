/** Shows a mail without scripts; links open new tabs. */
export function MailFrame({ html }: { readonly html: string }) {
  return (
    <>
      <h3>As HTML</h3>
      <iframe
        class="mail-frame"
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc={html.replace("<head>", '<head><base target="_blank">')}
      />
    </>
  );
}
