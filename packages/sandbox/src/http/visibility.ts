/** Which skills or folders are listed: by default neither hidden nor disabled ones, in every version. */
export const visibilityOf = ({
  includeHidden,
  includeDisabled,
}: {
  readonly includeHidden: boolean;
  readonly includeDisabled: boolean;
}): { readonly hidden?: false; readonly disabled?: false } => ({
  ...(!includeHidden && { hidden: false }),
  ...(!includeDisabled && { disabled: false }),
});
