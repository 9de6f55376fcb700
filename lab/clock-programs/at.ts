export const at = <Path extends Record<string, string>>(path: Path): { params: { path: Path } } => ({
  params: { path },
});
