/** The eight screens of the preview: an address of the site, without its language. */
export const SCREENS = [
  { key: 'home', name: 'Home', address: '/' },
  { key: 'lobby', name: 'Lobby', address: '/casino' },
  { key: 'game', name: 'Game', address: '/casino/games/kraken-tides' },
  { key: 'promotions', name: 'Promotions', address: '/promotions' },
  { key: 'cashback', name: 'Cashback', address: '/cashback' },
  { key: 'vip', name: 'VIP club', address: '/vip-club' },
  { key: 'deposit', name: 'Deposit', address: '/deposit' },
  { key: 'signUp', name: 'Sign-up', address: '/?modal=signup' },
] as const;

/** The two widths; a frame shows the height of a usual screen. */
export const WIDTHS = [
  { name: 'Desktop', width: 1280, height: 900 },
  { name: 'Phone', width: 390, height: 844 },
] as const;

/** The two directions: English, and Arabic where the site has it. */
export const DIRECTIONS = [
  { name: 'Left to right', language: 'en' },
  { name: 'Right to left', language: 'ar' },
] as const;

/** Where the preview serves what the studio adds to a page of the site. */
export const OWN_PATH = '/_theme-studio/';

/** A screen's address in a language. */
export const addressIn = (language: (typeof DIRECTIONS)[number]['language'], address: string): string =>
  language === 'en'
    ? address
    : `/${language}${address === '/' || address.startsWith('/?') ? address.slice(1) : address}`;
