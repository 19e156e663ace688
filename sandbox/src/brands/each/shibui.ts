import { brand } from './base';

/** Shibui: ink black and one vermilion, square corners. */
export const shibui = brand({
  theme: 'shibui',
  name: 'Shibui',
  logo: 'none',
  heroGames: ['lotus-lantern', 'dragon-hoard', 'kraken-tides'],
  firstCategories: ['new'],
  social: ['x', 'instagram'],
  payment: ['visa', 'mastercard', 'applepay'],
  studios: [
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
    'Granite Post',
    'Greyfriar',
    'Hazel Point',
  ],
  settings: {
    formFieldsValidation: { password: { min: 10 } },
    // Addresses may carry a session token (SESS-07).
    sessionTokenInAddress: true,
  },
});
