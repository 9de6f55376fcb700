/** An address that breaks before its @ where it is too long for a line. */
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
