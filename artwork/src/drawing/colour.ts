/** Six steps of one hue from deep shade to highlight. */
export type Ramp = readonly [string, string, string, string, string, string];

type Six = readonly [number, number, number, number, number, number];

const gamma = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

const hex = (channel: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, channel)))))
    .toString(16)
    .padStart(2, '0');

/** OKLCH → linear sRGB, Björn Ottosson's matrices (bottosson.github.io/posts/oklab). */
function linear(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** An OKLCH colour as #rrggbb; chroma is reduced until it is within sRGB. Hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c *= 0.92) {
    const channels = linear(lightness, c, hue);
    if (c < 0.001 || channels.every((value) => value > -0.001 && value < 1.001))
      return `#${channels.map(hex).join('')}`;
  }
}

const six = (step: (index: keyof Six & number) => string): Ramp =>
  [step(0), step(1), step(2), step(3), step(4), step(5)] as const;

const LIGHTNESS: Six = [0.27, 0.42, 0.57, 0.71, 0.83, 0.94];
/** A light red turns pink, so red's ramp is darker. */
const RED_LIGHTNESS: Six = [0.25, 0.37, 0.49, 0.6, 0.73, 0.91];
/** A dark yellow turns olive, so yellow's ramp is lighter. */
const YELLOW_LIGHTNESS: Six = [0.36, 0.55, 0.72, 0.85, 0.92, 0.97];
const CHROMA: Six = [0.75, 1, 1.05, 1, 0.72, 0.32];
const HUE_SHIFT: Six = [-14, -8, 0, 4, 8, 12];

/** The ramp of a hue: shades shift towards the colder neighbouring hue, lights towards the warmer. */
export function ramp(hue: number, chroma: number): Ramp {
  const h = ((hue % 360) + 360) % 360;
  const lightness = h > 4 && h < 36 ? RED_LIGHTNESS : h > 82 && h < 114 ? YELLOW_LIGHTNESS : LIGHTNESS;
  return six((i) => oklch(lightness[i] ?? 0, chroma * (CHROMA[i] ?? 0), h + (HUE_SHIFT[i] ?? 0)));
}

const GOLD: readonly (readonly [lightness: number, chroma: number, hue: number])[] = [
  [0.36, 0.08, 55],
  [0.52, 0.11, 62],
  [0.68, 0.14, 72],
  [0.8, 0.15, 82],
  [0.88, 0.11, 90],
  [0.96, 0.05, 95],
];

/** Gold is the same in every game. */
export const gold: Ramp = six((i) => oklch(...(GOLD[i] ?? [0, 0, 0])));
