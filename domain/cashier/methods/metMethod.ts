type Known = { name: string; title: string };

/**
 * The known method whose name or title matches `met` in the address. Null otherwise, so text from the address is never
 * displayed (MODAL-04, OP-105).
 */
export function metMethod(met: string | null | undefined, known: readonly Known[]): Known | null {
  const wanted = met?.trim().toLowerCase();
  if (!wanted) return null;
  return known.find(({ name, title }) => [name, title].some((word) => word.toLowerCase() === wanted)) ?? null;
}
