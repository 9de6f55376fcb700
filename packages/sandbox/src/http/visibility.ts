/** Visibility filter: by default no hidden or disabled items, in every version. */
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
