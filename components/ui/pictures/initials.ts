/** Up to two initials of a name: "Kraken Tides" → "KT". Letters of any script; none when the name has none. */
export const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
