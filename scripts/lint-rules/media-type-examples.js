/** Requires at least one named example for every media type of a request or response body. */
export function mediaTypeExamples() {
  return {
    MediaType: {
      enter(mediaType, { location, key, report }) {
        if (Object.keys(mediaType.examples ?? {}).length > 0) return;
        report({ message: `The media type ${key} has no named example under \`examples\`.`, location: location.key() });
      },
    },
  };
}
