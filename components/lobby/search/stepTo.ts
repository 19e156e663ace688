/**
 * Where a key moves in a list of options: the id of the option, null for the field itself, undefined for a key that
 * does nothing. Movement wraps around through the field; Home and End belong to the field's text until an option is
 * active.
 */
export function stepTo(key: string, ids: readonly string[], active: string | null): string | null | undefined {
  const at = active === null ? -1 : ids.indexOf(active);
  if (ids.length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return ids[at + 1] ?? null;
    case 'ArrowUp':
      return at < 0 ? ids.at(-1) : (ids[at - 1] ?? null);
    case 'Home':
      return at < 0 ? undefined : ids[0];
    case 'End':
      return at < 0 ? undefined : ids.at(-1);
    default:
      return undefined;
  }
}
