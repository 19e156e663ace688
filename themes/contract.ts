import { type FontFamily } from './fonts';

/**
 * The words in which the look of a brand is written. A theme gives each theme token a value; the shared tokens are the
 * same for all brands, because spacing, type sizes and motion are what a player relies on.
 */

/** Surfaces from back to front, text, lines; then hues, each with what may stand on it and the readable form as text. */
const COLOURS = [
  'sunken',
  'bg',
  'surface1',
  'surface2',
  'surface3',
  'scrim',
  'text',
  'text-muted',
  'text-subtle',
  'border',
  'border-strong',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-soft',
  'on-accent-soft',
  'second',
  'on-second',
  'second-text',
  'success',
  'on-success',
  'success-text',
  'success-soft',
  'warning',
  'on-warning',
  'warning-text',
  'warning-soft',
  'danger',
  'on-danger',
  'danger-text',
  'danger-soft',
  'info',
  'on-info',
  'info-text',
  'info-soft',
  'reward',
  'on-reward',
  'reward-text',
  'reward-soft',
  'focus',
  'hero-a',
  'hero-b',
  'hero-c',
  'on-hero',
  'on-hero-muted',
] as const;

const GRADIENTS = ['gradient-hero', 'gradient-card', 'gradient-sheen'] as const;
const RADII = ['radius-xs', 'radius-sm', 'radius-md', 'radius-lg', 'radius-xl', 'radius-pill'] as const;
const SHADOWS = ['shadow-sm', 'shadow-md', 'shadow-lg'] as const;
const TYPE = ['font-display-weight', 'font-display-tracking', 'font-display-case'] as const;

/** Every token a theme must set, and may set nothing beside. */
export const THEME_TOKENS = [...COLOURS, ...GRADIENTS, ...RADII, ...SHADOWS, ...TYPE] as const;

/** Tokens made from a theme's names: its font stacks, the picture behind the hero, the mark of a brand without a logo. */
export const MADE_TOKENS = ['font-display', 'font-text', 'scene', 'mark'] as const;

/** Tokens no brand changes: steps of 4 px, type as size/line, durations, layers. */
export const SHARED_TOKENS = {
  'space-4': '4px',
  'space-8': '8px',
  'space-12': '12px',
  'space-16': '16px',
  'space-20': '20px',
  'space-24': '24px',
  'space-32': '32px',
  'space-40': '40px',
  'space-48': '48px',
  'space-64': '64px',
  'space-80': '80px',
  'type-2xs': '11px/16px',
  'type-xs': '12px/16px',
  'type-sm': '13px/20px',
  'type-md': '15px/22px',
  'type-lg': '17px/24px',
  'type-xl': '20px/28px',
  'type-2xl': '24px/30px',
  'type-3xl': '32px/38px',
  'type-4xl': '44px/48px',
  'motion-instant': '80ms',
  'motion-fast': '140ms',
  'motion-base': '220ms',
  'motion-exit': '300ms',
  'motion-slow': '420ms',
  'ease-out': 'cubic-bezier(.2,.8,.2,1)',
  'ease-in': 'cubic-bezier(.4,0,1,1)',
  'z-sticky': '20',
  'z-nav': '30',
  'z-drawer': '40',
  'z-modal': '50',
  'z-toast': '60',
  'z-block': '70',
} as const;

export type ThemeToken = (typeof THEME_TOKENS)[number];
export type Token = ThemeToken | (typeof MADE_TOKENS)[number] | keyof typeof SHARED_TOKENS;

/** The drawings a brand may stand before (design §4). */
export type SceneName = 'quay' | 'petals' | 'forge' | 'dunes' | 'peaks' | 'deco';

export type Theme = {
  /** The value of the setting `theme` and of `<html data-theme>`. */
  name: string;
  /** The name people see. */
  label: string;
  mode: 'dark' | 'light';
  scene: SceneName;
  /** Of headings, and of everything else; what loads is these two and the tail for other scripts. */
  fonts: { display: FontFamily; text: FontFamily };
  tokens: Readonly<Record<ThemeToken, string>>;
};
