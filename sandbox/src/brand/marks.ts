import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Networks on which a sample brand pretends to be, by the slug of their mark in the package simple-icons. */
const SOCIAL = {
  bluesky: 'Bluesky',
  discord: 'Discord',
  facebook: 'Facebook',
  instagram: 'Instagram',
  mastodon: 'Mastodon',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  x: 'X',
  youtube: 'YouTube',
} as const;

/** Ways to pay of which a sample brand shows some in its footer. */
const PAYMENT = {
  applepay: 'Apple Pay',
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  googlepay: 'Google Pay',
  klarna: 'Klarna',
  litecoin: 'Litecoin',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  pix: 'Pix',
  revolut: 'Revolut',
  sepa: 'SEPA',
  tether: 'Tether',
  visa: 'Visa',
} as const;

export type SocialMark = keyof typeof SOCIAL;
export type PaymentMark = keyof typeof PAYMENT;

const { resolve } = createRequire(import.meta.url);

/** Marks that were asked for. The package's own module holds thousands of them in one file, so single files are read. */
const read = new Map<string, string>();

/** Path of a mark below the assets address. */
const markPath = (slug: string) => `marks/${slug}.svg`;

/** The SVG of a mark, of one colour; null for a slug we do not hand out. */
export function markSvg(slug: string): string | null {
  if (!Object.hasOwn(SOCIAL, slug) && !Object.hasOwn(PAYMENT, slug)) return null;
  const svg = read.get(slug) ?? readFileSync(resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  read.set(slug, svg);
  return svg;
}

/** Links to a brand on social networks, all below an address that is reserved for examples. */
export const socialLinks = (brand: string, marks: readonly SocialMark[]) =>
  marks.map((mark) => ({
    name: SOCIAL[mark],
    href: `https://social.example/${mark}/${brand}`,
    icon: markPath(mark),
  }));

/** Logos of ways to pay. */
export const paymentLogos = (marks: readonly PaymentMark[]) =>
  marks.map((mark) => ({ name: PAYMENT[mark], icon: markPath(mark) }));
