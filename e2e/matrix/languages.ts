import { LOCALES } from '@/config/locales';
import type { Locale } from '@/config/locale';
import { templates } from './addresses';

/** One page in one language at one width; `signed` for a player's. */
export type LanguageSight = { address: string; locale: Locale; width: number; signed: boolean };

/** The narrowest phone and a desktop: where words have the least room, and where they stand beside each other. */
const WIDTHS = [320, 1440];

/** What a player reads where money, rewards and protection are. */
const PLAYER = [
  '/',
  '/deposit',
  '/withdraw',
  '/Wallet',
  '/bonuses',
  '/promotions',
  '/cashback',
  '/profile',
  '/profile/transactions',
  '/profile/edit-profile',
  '/profile/verify',
  '/profile/safety',
  '/profile/refer',
  '/profile2/limits',
  '/profile2/freeze-account',
  '/profile2/vip-club',
  '/tournaments',
];

/** A page of each template, first as guests see it, then a player's. */
function pages(): { address: string; signed: boolean }[] {
  const guest = templates().map(({ addresses }) => ({ address: addresses[0]!, signed: false }));
  return [...guest, ...PLAYER.map((address) => ({ address, signed: true }))];
}

/** Every page in every language and width. */
export const everyLanguage = (): LanguageSight[] =>
  LOCALES.flatMap((locale) => WIDTHS.flatMap((width) => pages().map((page) => ({ ...page, locale, width }))));

/** Each language once; the widths take turns, and so do the pages. */
export function languageSample(): LanguageSight[] {
  const all = pages();
  return LOCALES.map((locale, index) => ({
    ...all[index % all.length]!,
    locale,
    width: WIDTHS[index % WIDTHS.length]!,
  }));
}
