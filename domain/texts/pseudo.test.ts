import fc from 'fast-check';
import { faultsOfLanguage } from './complete';
import { PSEUDO, pseudoText, pseudoTexts } from './pseudo';

const english = {
  'a.title': 'Title of {{brand}}',
  'a.year': '© {{year}} {{ brand }}. Play responsibly.',
  'a.games_one': '{{count}} game',
  'a.games_other': '{{count}} games',
  'a.short': 'OK',
  'a.sum': '{{sum, number(minimumFractionDigits: 2)}} of $t(a.games, {"count": {{max}} }).',
  'a.terms': 'Read the <terms>terms</terms>.',
};

const withoutHoles = (text: string) => text.replace(/\{\{.+?\}\}|\$t\(.+\)|<.+?>/g, '');

test.each(PSEUDO)('%s has the keys, placeholders and plural forms of English', (pseudo) => {
  expect(faultsOfLanguage(english, pseudoTexts(pseudo, english), 'en')).toEqual([]);
});

test('accented is longer by at least 35 %, between brackets, without a plain letter', () => {
  for (const [key, text] of Object.entries(pseudoTexts('accented', english))) {
    const plain = withoutHoles(english[key as keyof typeof english]);
    expect(withoutHoles(text).length).toBeGreaterThanOrEqual(plain.length * 1.35);
    expect(withoutHoles(text)).toMatch(/^\[[^a-zA-Z]*\]$/s);
  }
});

test('right to left overrides every word and closes what it opens', () => {
  expect(pseudoText('rtl', 'Page {{page}} of {{pages}}')).toBe('\u202ePage \u202c{{page}}\u202e of \u202c{{pages}}');
  expect(pseudoText('rtl', '<terms>{{brand}}</terms>$t(a.b)')).toBe('<terms>{{brand}}</terms>$t(a.b)');
});

test('no two texts become one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PSEUDO), fc.string(), fc.string(), (pseudo, a, b) => {
      expect(pseudoText(pseudo, a) === pseudoText(pseudo, b)).toBe(a === b);
    }),
    { examples: [['accented', 'a', 'A']] },
  );
});
