/** First paragraph of every page whose text the operator must supply. */
export const SAMPLE =
  'This is a sample text of the demonstration brand. An operator puts its own, checked by its lawyers, here.';
