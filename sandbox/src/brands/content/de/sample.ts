/** First paragraph of every page whose text the operator must supply. */
export const SAMPLE =
  'Dies ist ein Mustertext der Demonstrationsmarke. Ein Betreiber setzt hier seinen eigenen, juristisch geprüften Text ein.';
