import { brand } from './base';
import { ALL_FIELDS } from '../brand/registration';

/** Wincraft: a forge; warm dark metal and square corners. */
export const wincraft = brand({
  theme: 'wincraft',
  name: 'Wincraft',
  logo: 'none',
  heroGames: ['dragon-hoard', 'treasure-vault', 'buffalo-ridge'],
  firstCategories: ['slots'],
  social: ['discord', 'twitch', 'youtube'],
  payment: ['visa', 'mastercard', 'bitcoin', 'litecoin', 'tether'],
  studios: [
    'Chalk Circle',
    'Copper Kettle',
    'Dovetail',
    'Driftglass',
    'Eastgate Reels',
    'Elmfield',
    'Fable and Fern',
    'Foxglove Lab',
  ],
  settings: {
    // Closing the registration asks once for confirmation.
    holdUserOnRegistration: true,
  },
  registration: ALL_FIELDS,
});
