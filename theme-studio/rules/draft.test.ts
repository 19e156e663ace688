import { THEMES } from '@/themes/brands/registry';
import { type Draft, draftFaults, replaces } from './draft';

const hero = (word: string): Draft['brand']['hero'] => ({
  en: [`${word} at night`, '{{brand}} is a quiet place.'],
  de: [`${word} bei Nacht`, '{{brand}} ist ein ruhiger Ort.'],
  ar: [`${word} ليلًا`, '{{brand}} مكان هادئ.'],
  th: [`${word} ยามค่ำ`, '{{brand}} เป็นที่เงียบสงบ'],
});
const [start, other] = THEMES.slice(0, 2).map((theme): Draft => ({
  theme,
  brand: {
    name: theme.label,
    emblem: 'disc',
    hero: hero(theme.label),
    heroGames: [],
    social: [],
    payment: [],
    studios: [],
  },
})) as [Draft, Draft];
const house = { drafts: [start, other] };

const draft: Draft = {
  theme: { ...start.theme, name: 'nightjar', label: 'Nightjar', scene: 'deco' },
  brand: { ...start.brand, name: 'Nightjar', emblem: 'tile', hero: hero('Nightjar') },
};
const places = (brand: Partial<Draft['brand']>, theme: Partial<Draft['theme']> = {}) =>
  draftFaults({ theme: { ...draft.theme, ...theme }, brand: { ...draft.brand, ...brand } }, house).map(({ at }) => at);

it('a brand with a name, a hero and a mark of its own can be written', () => {
  expect(draftFaults(draft, house)).toEqual([]);
  expect(replaces(draft, house)).toBe(false);
});

it('a theme under its own name is replaced, and its brand not asked about', () => {
  expect(replaces(start, house)).toBe(true);
  expect(draftFaults({ ...start, brand: { ...start.brand, name: '' } }, house)).toEqual([]);
  expect(draftFaults({ ...start, theme: { ...start.theme, label: other.theme.label } }, house)).toHaveLength(1);
});

it('refuses names that are taken or that no file could have', () => {
  expect(places({ name: start.brand.name })).toEqual(['brand']);
  expect(places({ name: ' ' })).toEqual(['brand']);
  expect(places({}, { label: start.theme.label })).toEqual(['label']);
  expect(places({}, { name: 'default' })).toEqual(['name']);
  expect(places({}, { name: 'Night Jar' })).toEqual(['name']);
});

it('refuses a mark that another theme has, whatever the shape behind it', () => {
  expect(places({}, { scene: start.theme.scene })).toEqual(['scene']);
  expect(places({ emblem: 'disc' }, { scene: start.theme.scene })).toEqual(['scene']);
  expect(places({ emblem: 'disc' })).toEqual([]);
});

it.each([
  ['en', ['', '{{brand}} is a quiet place.'], 'needs a title'],
  ['en', ['Night', 'A quiet place.'], 'must contain {{brand}}'],
  ['en', ['Win tonight', '{{brand}} is a quiet place.'], 'promises something'],
  ['ar', ['Night', '{{brand}} is a quiet place.'], 'is not written in Arabic'],
  ['de', hero(start.theme.label).de, 'Another brand has this German title'],
] as const)('refuses a hero in %s: %j', (language, words, reason) => {
  const faults = draftFaults(
    { ...draft, brand: { ...draft.brand, hero: { ...draft.brand.hero, [language]: words } } },
    house,
  );
  expect(faults.map(({ at }) => at)).toContain(`hero.${language}`);
  expect(faults.map(({ message }) => message).join('\n')).toContain(reason);
});
