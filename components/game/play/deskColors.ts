import { readDeskColors, type DeskColors } from '@/domain/game/frameMessages';
import type { ThemeToken } from '@/themes/contract';

/** The theme's token for each color that a game's controls may wear. */
export const DESK_TOKENS = {
  surface: 'surface1',
  surfaceRaised: 'surface2',
  surfaceStrong: 'surface3',
  text: 'text',
  textMuted: 'text-muted',
  line: 'border',
  lineStrong: 'border-strong',
  accent: 'accent',
  accentHover: 'accent-hover',
  onAccent: 'on-accent',
  reward: 'reward',
  focus: 'focus',
} as const satisfies Record<keyof DeskColors, ThemeToken>;

/** The brand's colors as the page wears them now, for a game's `hello`; without them while its sheet is not there. */
export function deskColors(): { colors?: DeskColors } {
  const worn = getComputedStyle(document.documentElement);
  const colors = readDeskColors(
    Object.fromEntries(
      Object.entries(DESK_TOKENS).map(([name, token]) => [name, worn.getPropertyValue(`--${token}`).trim()]),
    ),
  );
  return colors ? { colors } : {};
}
