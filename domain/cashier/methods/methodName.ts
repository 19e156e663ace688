/** Ways to pay that are words rather than names, as backends title them in English, with the key of our own words. */
const OWN = {
  'bank transfer': 'paymentMethod.bankTransfer',
  'online banking': 'paymentMethod.onlineBanking',
  'instant bank': 'paymentMethod.instantBank',
  'bank payout': 'paymentMethod.bankPayout',
  'bank card': 'paymentMethod.bankCard',
  'e-wallet': 'paymentMethod.eWallet',
  voucher: 'paymentMethod.voucher',
  'more ways to pay': 'paymentMethod.more',
  'concierge transfer': 'paymentMethod.concierge',
  crypto: 'paymentMethod.crypto',
  cryptocurrency: 'paymentMethod.crypto',
  'house account': 'paymentMethod.houseAccount',
} as const;

type OwnMethodKey = (typeof OWN)[keyof typeof OWN];

/** A name to show, and its language where that is not the page's. */
export type MethodName = { words: string; lang: string | undefined };

/** A name in Latin letters, of a brand or in English. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*\p{Script=Latin}[\p{Script=Latin}\p{Script=Common}]*$/u;

const isLatin = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Latn';

/** The language of a name that comes as it is, where its letters are not those of the page. */
const nameLang = (tag: string, name: string): 'en' | undefined =>
  LATIN.test(name) && !isLatin(tag) ? 'en' : undefined;

/**
 * The name of a payment method on a page in the language `tag`: in our words where the backend's title is a general
 * English one; else as it comes, marked as English where the page's language has other letters (WCAG 3.1.2).
 */
export function methodName(t: (key: OwnMethodKey) => string, tag: string, title: string): MethodName {
  const key = (OWN as Readonly<Record<string, OwnMethodKey | undefined>>)[title.trim().toLowerCase()];
  if (key !== undefined) return { words: t(key), lang: undefined };
  return { words: title, lang: nameLang(tag, title) };
}
