/** First paragraph of every page that an operator must write itself. */
export const SAMPLE =
  'Dies ist ein Mustertext der Demonstrationsmarke. Ein Betreiber setzt hier seinen eigenen, juristisch geprüften Text ein.';
