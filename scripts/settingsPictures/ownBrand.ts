import { glacier } from '@/themes/brands/glacier';
import { linen } from '@/themes/brands/linen';

const mark = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="104" height="28"><rect width="104" height="28" rx="4" fill="#fff"/><text x="52" y="19" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#111">${text}</text></svg>`;

const MARKS = { limits: 'Spelgränser', pause: 'Spelpaus', test: 'Självtest' };

const page = (key: string, name = key, icon?: string) => ({ key, page: name, ...(icon && { icon }) });

/** The sample brand of localhost, with the market of Sweden for who lives there. */
export const BASE = 'bordeaux';

/** What is laid over it (SANDBOX_BRAND_DIR): settings that no sample brand has. */
export const OWN_BRAND: { settings: object; assets: Record<string, string> } = {
  settings: {
    brandName: 'Larch',
    logo: 'brand/glacier/logo.svg',
    // Tokens of one theme with the scene and the fonts of others.
    ownTheme: { mode: glacier.mode, scene: 'deco', fonts: linen.fonts, tokens: glacier.tokens },
    licence: 'Larch Ltd, licence 12345, Somewhere.',
    helpLine: { label: 'Help line', href: 'tel:+441234567890' },
    supportLinks: [
      { label: 'help@larch.example', href: 'mailto:help@larch.example' },
      { label: '+44 20 7946 0123', href: 'tel:+442079460123' },
    ],
    officialMarks: Object.entries(MARKS).map(([file, name]) => ({
      name,
      icon: `own/${file}.svg`,
      href: `https://${file}.example`,
    })),
    bottomMenu: [
      page('slots', 'slots', 'cherry'),
      page('popular', 'popular', 'flame'),
      page('Wallet', 'Wallet', 'wallet'),
    ],
    accountMenu: [page('deposit', 'deposit', 'deposit'), page('favorites', 'favorites', 'heart')],
    winOfMonth: 700,
    loyaltyLevelGroupSteps: [1, 4, 7],
    showLiveChat: true,
    ownCardForm: true,
    pushServiceKey: 'BAizeExampleKey',
    pushServiceScript: 'https://push.example/push.js',
  },
  assets: Object.fromEntries(Object.entries(MARKS).map(([file, name]) => [`${file}.svg`, mark(name)])),
};
