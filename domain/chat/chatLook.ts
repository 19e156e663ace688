/** Colours of a name in the chat, as the preference chatColour holds them. */
export const NAME_COLOURS = ['teal', 'coral', 'green', 'blue', 'gold', 'violet'] as const;
export type NameColour = (typeof NAME_COLOURS)[number];

/** Pixels of the messages' text. */
export const FONT_SIZES = [13, 15, 18] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** The known colour of a name; the first for anything else. */
export const nameColour = (colour: string | null | undefined): NameColour =>
  NAME_COLOURS.find((one) => one === colour) ?? NAME_COLOURS[0];

/** The known size nearest to a preference; the middle one without. */
export const fontSize = (pixels: number | undefined): FontSize =>
  FONT_SIZES.find((one) => pixels !== undefined && pixels <= one) ?? (pixels === undefined ? 15 : 18);

type Scheme = 'light' | 'dark';

/** Colours of names on the chat's ground in a light or dark scheme; all above 4.5 to 1 on it (chatLook.test.ts). */
export const NAME_TONES: Readonly<Record<Scheme, Readonly<Record<NameColour, string>>>> = {
  dark: { teal: '#4fe0d5', coral: '#ff9d7e', green: '#6fdc93', blue: '#93c0ff', gold: '#f6c965', violet: '#cdb0ff' },
  light: { teal: '#0a615c', coral: '#9c3210', green: '#17612f', blue: '#1a529f', gold: '#6b4b00', violet: '#5d34ab' },
};

/** The chat's own surfaces where the player wants it dark on a light site, or the other way round. */
export const SURFACES: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  dark: {
    sunken: '#0d1318',
    surface1: '#141c22',
    surface2: '#1b252d',
    surface3: '#26323c',
    border: '#2b3843',
    'border-strong': '#7f8e9b',
    text: '#f2f5f7',
    'text-muted': '#aab6c0',
    'text-subtle': '#93a0ab',
  },
  light: {
    sunken: '#ffffff',
    surface1: '#f5f7f9',
    surface2: '#eef1f4',
    surface3: '#e0e5ea',
    border: '#d3dae0',
    'border-strong': '#6c7883',
    text: '#141b21',
    'text-muted': '#4c5964',
    'text-subtle': '#5b6873',
  },
};
