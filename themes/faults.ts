import { COLOURS, SCENE_NAMES, type Theme, THEME_TOKENS, type ThemeToken } from './contract';
import { contrast } from './contrast';
import { FONT_FAMILIES, weightsOf } from './families';
import { poorPairs } from './pairs';

/** What is wrong with a part of a theme, in words for whoever made it. `at` is the token or field. */
export type ThemeFault = { at: string; message: string };

/** Anything that could end a declaration, a rule or a style element, begin a rule or a text, or load a file. */
const UNSAFE = /[;{}<>\\@'"]|\/\*|undefined|url\(/i;

/** What stands beside each other in a gradient or shadow, and the only functions there: colors. */
const WORDS = String.raw`[\w .,%+-]|#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})(?![\w#])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\w #.,%+/-]*\)`;
const GRADIENT = new RegExp(String.raw`^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:${WORDS})+\)$`);
const SHADOW = new RegExp(`^(?:${WORDS})+$`);

/** More than any value here needs. */
const MOST_CHARACTERS = 500;

type Kind = { shape: RegExp; says: string };

const HEX: Kind = { shape: /^#[0-9a-f]{6}$/, says: 'an opaque color such as #0a1b2c' };
const VEIL: Kind = { shape: /^#[0-9a-f]{8}$/, says: 'a see-through color such as #0a1b2cbd' };
const KINDS: readonly (readonly [tokens: RegExp, kind: Kind])[] = [
  [/^scrim$/, VEIL],
  [/^gradient-/, { shape: GRADIENT, says: 'a CSS gradient' }],
  [/^radius-/, { shape: /^\d{1,3}(?:\.\d+)?px$/, says: 'a length such as 12px' }],
  [/^shadow-/, { shape: SHADOW, says: 'a CSS shadow' }],
  [/^font-display-weight$/, { shape: /^[1-9]\d{1,2}$/, says: 'a font weight such as 700' }],
  [/^font-display-tracking$/, { shape: /^(?:0|-?\d?\.?\d+em)$/, says: 'a letter spacing such as -.02em' }],
  [/^font-display-case$/, { shape: /^(?:none|uppercase)$/, says: 'none or uppercase' }],
];

const kindOf = (token: ThemeToken): Kind => KINDS.find(([tokens]) => tokens.test(token))?.[1] ?? HEX;

/** What is wrong with the value of one token; null if nothing is. */
export function tokenFault(token: ThemeToken, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return `${token} has no value.`;
  const { shape, says } = kindOf(token);
  return value.length > MOST_CHARACTERS || UNSAFE.test(value) || !shape.test(value)
    ? `${token} must be ${says}.`
    : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = (values: readonly string[], value: unknown) => typeof value === 'string' && values.includes(value);

function fieldFaults({ name, label, mode, scene, fonts }: Record<string, unknown>): ThemeFault[] {
  const families = isRecord(fonts) ? [fonts.display, fonts.text] : [undefined, undefined];
  const checks: readonly (readonly [at: string, isRight: boolean, message: string])[] = [
    ['name', typeof name === 'string' && /^[a-z]{2,24}$/.test(name), 'The name has 2 to 24 letters a–z, nothing else.'],
    [
      'label',
      typeof label === 'string' && /^[^\p{Cc}<>*\\]{1,40}$/u.test(label) && label.trim() === label,
      'The display name has 1 to 40 characters.',
    ],
    ['mode', oneOf(['dark', 'light'], mode), 'The mode is dark or light.'],
    ['scene', oneOf(SCENE_NAMES, scene), `The hero scene is one of ${SCENE_NAMES.join(', ')}.`],
    ...(['display', 'text'] as const).map(
      (which, at) =>
        [
          `fonts.${which}`,
          oneOf(FONT_FAMILIES, families[at]),
          `The ${which} font is one of the site's fonts.`,
        ] as const,
    ),
  ];
  return checks.flatMap(([at, isRight, message]) => (isRight ? [] : [{ at, message }]));
}

/** A heading's weight that its font does not have. */
function weightFault({ fonts, tokens }: Theme): ThemeFault[] {
  const [least = 0, most = 0] = weightsOf(fonts.display);
  const weight = Number(tokens['font-display-weight']);
  if (weight >= least && weight <= most) return [];
  const message = `${fonts.display.replace(' Variable', '')} has weights from ${least} to ${most}.`;
  return [{ at: 'font-display-weight', message }];
}

/** Two digits, rounded down, so that 4.499 does not read as the 4.5 it misses. */
const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

/** Pairs that cannot be read, as sentences. */
const contrastFaults = ({ tokens }: Theme): ThemeFault[] =>
  poorPairs(tokens).map(([text, ground, least]) => ({
    at: text,
    message: `${text} on ${ground} has a contrast of ${ratio(contrast(tokens[text], tokens[ground]))}; it needs ${least}.`,
  }));

/** Everything that is wrong with a theme, whoever wrote it; contrast only once every value can be read. */
export function themeFaults(value: unknown): ThemeFault[] {
  if (!isRecord(value)) return [{ at: 'theme', message: 'This is not a theme.' }];
  const tokens = isRecord(value.tokens) ? value.tokens : {};
  const known: readonly string[] = THEME_TOKENS;
  const shape = [
    ...fieldFaults(value),
    ...THEME_TOKENS.flatMap((token) => {
      const message = tokenFault(token, tokens[token]);
      return message ? [{ at: token, message }] : [];
    }),
    ...Object.keys(tokens).flatMap((token) =>
      known.includes(token) ? [] : [{ at: token, message: `There is no token ${token}.` }],
    ),
  ];
  // Only a value of the right shape can be measured.
  return shape.length > 0 ? shape : [...weightFault(value as Theme), ...contrastFaults(value as Theme)];
}

/** The colours that contrast is measured of: all but the scrim, which is see-through. */
export const OPAQUE: readonly ThemeToken[] = COLOURS.filter((token) => token !== 'scrim');
