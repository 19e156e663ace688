/** Long words break at a hyphen where the browser knows the language's, else anywhere. */
export const longWords = `
  overflow-wrap: anywhere;

  &:not(:lang(en)) {
    hyphens: auto;
  }
`;
