type Known = { name: string; title: string };

/**
 * What to call the method that an address names in `met`: the title of a known method of that name or title, never the
 * address's own words. Null for everything else, so that nothing of an address is ever shown (MODAL-04, OP-105).
 */
export function metMethod(met: string | null | undefined, known: readonly Known[]): Known | null {
  const wanted = met?.trim().toLowerCase();
  if (!wanted) return null;
  return known.find(({ name, title }) => [name, title].some((word) => word.toLowerCase() === wanted)) ?? null;
}
