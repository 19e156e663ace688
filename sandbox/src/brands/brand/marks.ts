import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The sample brands' social networks, by the slug of their mark in the package simple-icons. */
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

/** Payment methods, some of which each sample brand shows in its footer. */
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

/**
 * Cache of marks that were requested. The package's own module holds thousands of them in one file, so single files are
 * read.
 */
const read = new Map<string, string>();

const markPath = (slug: string) => `marks/${slug}.svg`;

/** The monochrome SVG of a mark; null for a slug that is not served. */
export function markSvg(slug: string): string | null {
  if (!Object.hasOwn(SOCIAL, slug) && !Object.hasOwn(PAYMENT, slug)) return null;
  const svg = read.get(slug) ?? readFileSync(resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  read.set(slug, svg);
  return svg;
}

/** A brand's social network links, all below an address reserved for examples. */
export const socialLinks = (brand: string, marks: readonly SocialMark[]) =>
  marks.map((mark) => ({
    name: SOCIAL[mark],
    href: `https://social.example/${mark}/${brand}`,
    icon: markPath(mark),
  }));

/** Logos of payment methods. */
export const paymentLogos = (marks: readonly PaymentMark[]) =>
  marks.map((mark) => ({ name: PAYMENT[mark], icon: markPath(mark) }));
