/** A mail as readers show it: without scripts, under the policy of this page, and with links that open tabs of their own. */
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
