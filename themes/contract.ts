import { type FontFamily } from './families';

/**
 * The design tokens. Each theme sets every theme token; shared tokens are the same for all brands, because players rely
 * on consistent spacing, type sizes and motion.
 */

/**
 * Surfaces from back to front, text, lines; then hues, each with the colour of content on it and a readable text
 * variant.
 */
export const COLOURS = [
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

/** The tokens a theme must set; no others are allowed. */
export const THEME_TOKENS = [...COLOURS, ...GRADIENTS, ...RADII, ...SHADOWS, ...TYPE] as const;

/**
 * Tokens derived from a theme's names: font stacks, the picture behind the hero, the mark of a brand without a logo.
 */
export const MADE_TOKENS = ['font-display', 'font-text', 'scene', 'mark'] as const;

/** Tokens common to all brands: 4 px steps, type as size/line height, durations, layers. */
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
  'motion-fast': '140ms',
  'motion-base': '220ms',
  'motion-slow': '300ms',
  ease: 'cubic-bezier(.2,.8,.2,1)',
  'z-sticky': '20',
  'z-nav': '30',
  'z-drawer': '40',
  'z-modal': '50',
  'z-toast': '60',
  'z-block': '70',
} as const;

export type ThemeToken = (typeof THEME_TOKENS)[number];
export type Token = ThemeToken | (typeof MADE_TOKENS)[number] | keyof typeof SHARED_TOKENS;

/** Scenes available to brands (design §4). */
export const SCENE_NAMES = ['quay', 'petals', 'forge', 'dunes', 'peaks', 'deco'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

export type Theme = {
  /** The value of the setting `theme` and of `<html data-theme>`. */
  name: string;
  /** Display name. */
  label: string;
  mode: 'dark' | 'light';
  scene: SceneName;
  /** Headings, and everything else; only these two and the fallbacks for other scripts are loaded. */
  fonts: { display: FontFamily; text: FontFamily };
  tokens: Readonly<Record<ThemeToken, string>>;
};
