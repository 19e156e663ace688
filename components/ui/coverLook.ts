/** Hues a cover without a picture may have; Cover.tsx mixes each from the theme's tokens. */
const COVER_TONES = ['lagoon', 'coral', 'sky', 'leaf', 'amber', 'rose', 'plum', 'pearl'] as const;
export type CoverTone = (typeof COVER_TONES)[number];

/** The drawing behind the name: rays, waves, or a lattice of lines. */
export type CoverPattern = 'rays' | 'waves' | 'lattice';

/** FNV-1a over the characters: small, and the same on server and browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** How a game looks while it has no picture: the hue from its id, the drawing from what the game does. */
export function coverLook(game: { id: string; features: readonly string[] }): {
  tone: CoverTone;
  pattern: CoverPattern;
} {
  const tone = COVER_TONES[hash(game.id) % COVER_TONES.length] ?? 'lagoon';
  const pattern = game.features.includes('free-spins') ? 'rays' : game.features.includes('ways') ? 'waves' : 'lattice';
  return { tone, pattern };
}

/** Up to two initials of a name: "Kraken Tides" → "KT". Letters of any script; none when the name has none. */
export const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
