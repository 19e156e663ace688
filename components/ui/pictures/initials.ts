/** Up to two initials: "Kraken Tides" → "KT". Letters of any script; empty when the name has none. */
export const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
