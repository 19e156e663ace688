import { brand } from './base';

/** Voltage: near black and electric yellow, condensed capitals. */
export const voltage = brand({
  theme: 'voltage',
  name: 'Voltage',
  logo: 'tile',
  heroGames: ['orbit-nova', 'classic-sevens', 'dragon-hoard'],
  firstCategories: ['new', 'slots'],
  social: ['discord', 'twitch', 'tiktok'],
  payment: ['visa', 'mastercard', 'bitcoin', 'ethereum', 'litecoin'],
  studios: [
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
  ],
  settings: {
    formFieldsValidation: { password: { special: true, digit: true, upper: true } },
  },
});
