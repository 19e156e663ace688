import english from '@/locales-fallback/en.json';
import { PAYLOADS, place } from './payloads';
import type { Rewrite } from './faultySite';

/** Places where a backend, an operator or another player controls the text. */
const AT = {
  texts: place('texts'),
  brand: place('brand'),
  licence: place('licence'),
  links: place('links'),
  logos: place('logos'),
  menu: place('menu'),
  games: place('games'),
  studios: place('studios'),
  categories: place('categories'),
  content: place('content'),
  countries: place('countries'),
  player: place('player'),
  refusals: place('refusals'),
  bonuses: place('bonuses'),
};

export const PLACES: readonly string[] = Object.keys(AT);

type Json = Record<string, unknown>;
const bag = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.map(bag) : []);

/** Applies a function to every text of a value, at any depth. */
function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyText(inner, change)]));
}

/** How many games of the search index are kept: an answer has a size limit. */
const SEARCHED = 300;

const game = (row: Json): Json => ({
  ...row,
  name: AT.games.next(),
  studio: { ...bag(row.studio), name: AT.studios.next() },
});

const hrefs = PAYLOADS.filter((payload) => /^\s*(java\s*script|data):/i.test(payload));
let turn = 0;
const href = () => hrefs[turn++ % hrefs.length]!;

const settings = (answer: Json): Json => ({
  ...answer,
  brandName: AT.brand.all(),
  licence: AT.licence.all(),
  logo: AT.logos.next(),
  helpLine: { label: AT.links.next(), href: href() },
  supportLinks: Array.from({ length: 32 }, () => ({ label: AT.links.next(), href: href() })),
  socialLinks: Array.from({ length: 6 }, () => ({ name: AT.links.next(), href: href(), icon: AT.links.next() })),
  paymentLogos: [{ name: AT.logos.all(), icon: AT.logos.next() }],
  providerLogos: Array.from({ length: 8 }, () => ({ name: AT.logos.next(), icon: null })),
  pageUrlSetup: { promotions: href(), tournaments: href(), vip: href() },
  navigation: [
    ...Array.from({ length: 32 }, (_, at) => ({ key: `own${at}`, label: AT.menu.next(), href: href(), icon: href() })),
    // A group, and an item with an address to open.
    { key: 'group', label: AT.menu.all(), items: [{ key: 'inner', label: AT.menu.next(), href: '/casino' }] },
  ],
});

const PLAYER_WORDS = ['email', 'firstName', 'lastName', 'nickname', 'city', 'address', 'zipCode', 'phone'];

const player = (answer: Json): Json => {
  const words = Object.fromEntries(PLAYER_WORDS.map((name) => [name, AT.player.all()]));
  return { ...answer, getUser: { ...bag(answer.getUser), ...words } };
};

const bonus = (row: Json): Json => ({
  ...row,
  name: AT.bonuses.next(),
  banner: { bannerTitle: AT.bonuses.next() },
  freeSpinGameName: AT.bonuses.next(),
  excludedGames: [{ game: 'dice', name: AT.bonuses.next() }],
});

const country = (row: Json): Json => ({ ...row, name: AT.countries.next() });

/** Every text key, with the operator's wording. */
const texts = (): Json => Object.fromEntries(Object.keys(english).map((key) => [key, AT.texts.next()]));

/** The operator's content, except for the words that name the type of a block. */
const written = (content: unknown) =>
  everyText(content, (text) => (/^(heading|paragraph|list)$/.test(text) ? text : AT.content.next()));

/** How to rewrite an answer, by the end of its path. */
const ANSWERS: readonly [RegExp, (answer: Json) => unknown][] = [
  [/settings2$/, settings],
  [/locales\/[a-z]+\.json$/, ({ content }) => (content === undefined ? texts() : { content: written(content) })],
  [
    /get-full-category-list$/,
    (answer) => {
      const list = rows(bag(answer.data).topCategoryList).map((row) => ({ ...row, name: AT.categories.next() }));
      return { ...answer, data: { ...bag(answer.data), topCategoryList: list } };
    },
  ],
  [
    /casino\/games$/,
    (answer) => {
      const { games } = bag(answer.data);
      return { ...answer, data: { games: { ...bag(games), rows: rows(bag(games).rows).map(game) } } };
    },
  ],
  [
    /casino\/games\/[^/]+$/,
    (answer) => ({ ...answer, data: { ...bag(answer.data), game: game(bag(bag(answer.data).game)) } }),
  ],
  [/casino\/games\/[^/]+\/similar$/, (answer) => everyNamed(answer)],
  [
    /casino\/search-index$/,
    (answer) => {
      const data = bag(answer.data);
      return { ...answer, data: { ...data, games: everyNamed(rows(data.games).slice(0, SEARCHED)) } };
    },
  ],
  [/casino\/studios$/, (answer) => everyText(answer, (text) => (/^[A-Z]/.test(text) ? AT.studios.next() : text))],
  [
    /get-all-country$/,
    (answer) => {
      const data = bag(answer.data);
      return {
        ...answer,
        data: {
          ...data,
          countries: { ...bag(data.countries), rows: rows(bag(data.countries).rows).map(country) },
          allCountries: rows(data.allCountries).map(country),
        },
      };
    },
  ],
  [/get-user-details$/, player],
  [
    /get-all-bonus$/,
    (answer) => {
      const { bonus: list } = bag(answer.data);
      return { ...answer, data: { bonus: { ...bag(list), rows: rows(bag(list).rows).map(bonus) } } };
    },
  ],
];

/** Replaces names at any depth. */
function everyNamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(everyNamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'name' ? AT.games.next() : everyNamed(inner)]),
  );
}

/** A backend in which every text may be a script, including its error messages. */
export const hostile: Rewrite = (path, answer) => {
  const { code, message } = bag(answer);
  if (typeof code === 'string' && typeof message === 'string') return { ...bag(answer), message: AT.refusals.all() };
  const [, change] = ANSWERS.find(([pattern]) => pattern.test(path)) ?? [];
  return change ? change(bag(answer)) : answer;
};
