/** A path or URL that wraps before its slashes, so that identifiers stay whole. */
export const Path = ({ of: path }: { readonly of: string }) => (
  <>
    {path.split(/(?<=[^/:])(?=\/)/).map((part, index) => (
      // The parts of a path never change, so the index is a stable key.
      <span key={index}>
        <wbr />
        {part}
      </span>
    ))}
  </>
);
