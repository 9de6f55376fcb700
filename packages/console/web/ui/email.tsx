/** An e-mail address that wraps before its @. */
export function Email({ of: email }: { readonly of: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
