/** A colour by lightness (0–1), chroma and hue (degrees): OKLCH, in which equal steps look alike. */
export type Lch = { l: number; c: number; h: number };

type Three = readonly [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

const linearOf = (hex: string): Three => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return [r, g, b];
};

/** Lightness and the two axes of hue (OKLab). */
function labOf(hex: string): Three {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearFrom({ l: lightness, c, h }: Lch): Three {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A `#rrggbb` colour in OKLCH. */
export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const SLACK = 1e-4;
const isShown = (channels: Three) => channels.every((channel) => channel >= -SLACK && channel <= 1 + SLACK);

/** The `#rrggbb` colour of that lightness and hue, with as much of the chroma as a screen can show. */
export function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [kept, lost] = [0, c];
  if (isShown(linearFrom({ l: lightness, c, h }))) kept = c;
  else
    for (let turn = 0; turn < 16; turn += 1) {
      const middle = (kept + lost) / 2;
      if (isShown(linearFrom({ l: lightness, c: middle, h }))) kept = middle;
      else lost = middle;
    }
  const channels = linearFrom({ l: lightness, c: kept, h });
  const byte = (channel: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, channel))));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** How different two `#rrggbb` colours look: their distance in OKLab. */
export function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
