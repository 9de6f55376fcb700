/** An e-mail address that wraps before its @. */
export function Email({ of: email }: { readonly of: string }) {
  const at = email.lastIndexOf("@");
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
