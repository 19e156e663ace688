/** First paragraph of every page that an operator must write itself. */
export const SAMPLE =
  'This is a sample text of the demonstration brand. An operator puts its own, checked by its lawyers, here.';
