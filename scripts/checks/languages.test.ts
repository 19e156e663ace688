import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfTranslation, termsOf, unusedTerms } from './languages';

const english = {
  'a.bet': 'Your bet',
  'a.games_one': '{{count}} game',
  'a.games_other': '{{count}} games',
  'a.x': 'VIP',
};
const czech = { 'a.bet': 'Vaše sázka', 'a.x': 'VIP' };
const forms = { 'a.games_one': '{{count}} hra', 'a.games_few': '{{count}} hry', 'a.games_many': '{{count}} hry' };
const whole = { ...czech, ...forms, 'a.games_other': '{{count}} her' };
const check = (texts: Record<string, string>, same: string[] = ['a.x']) =>
  faultsOfTranslation(english, texts, { tag: 'cs', same: new Set(same) });

test('a language has the forms of its own plurals, the same placeholders and no English', () => {
  assert.deepEqual(check(whole), []);
  assert.deepEqual(check({ ...czech, 'a.games_other': '{{count}} her' }).length, 3);
  assert.match(
    check({ ...whole, 'a.games_few': '{{number}} {{x}} hry' }).join(),
    /a\.games_few has other placeholders/,
  );
  assert.match(check({ ...whole, 'a.bet': 'Your bet' }).join(), /a\.bet is the same as in English/);
  assert.match(check(whole, []).join(), /a\.x is the same/);
});

test('a term of the sheet that the texts never say is found, in whatever case or ending', () => {
  const terms = termsOf(
    '# Czech\n\n| English | Czech |\n|---|---|\n| bet | sázka |\n| way (to win) | cesta |\n| spin | zatočení (kotoučů); na tlačítku: Točit |\n',
  );
  assert.deepEqual(terms, [
    { english: 'bet', said: ['sázka'] },
    { english: 'spin', said: ['zatočení', 'Točit'] },
  ]);
  const many = (text: string) => Object.fromEntries([1, 2, 3, 4, 5].map((key) => [`a.k${key}`, text]));
  assert.deepEqual(unusedTerms(many('Place bets'), many('Vsaďte Sázku'), terms), []);
  assert.match(unusedTerms(many('Place bets'), many('Vklad'), terms).join(), /“bet” is never “sázka”/);
});
