import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfFile, faultsOfUses, placeholdersOf, usesIn } from './texts';

const fileWith = (entries: readonly string[]) =>
  faultsOfFile(`{\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n}`);

test('a well-formed file has no fault', () => {
  assert.deepEqual(
    fileWith(['"a.b": "One"', '"a.c": "Page {{page}} of {{pages}}"', '"b.d_one": "x"', '"b.d_other": "y"']),
    [],
  );
});

const FAULTY: readonly [what: string, entries: string[], fault: RegExp][] = [
  ['a nested object', ['"a.b": { "c": "One" }'], /a\.b: not a text/],
  ['an empty text', ['"a.b": " "'], /not a text/],
  ['a blank at the end', ['"a.b": "One "'], /blank/],
  ['a key without an area', ['"title": "One"'], /not a flat key/],
  ['a single brace', ['"a.b": "{name}"'], /placeholder/],
  ['an unclosed placeholder', ['"a.b": "{{name}"'], /placeholder/],
  ['a placeholder with an option', ['"a.b": "{{name, upper}}"'], /placeholder/],
  ['a nested look-up', ['"a.b": "$t(a.c)"'], /placeholder/],
  ['a key that stands twice', ['"a.b": "One"', '"a.b": "Two"'], /a\.b: stands twice/],
  ['a plural without its rest', ['"a.b_one": "One"'], /_other/],
  ['an area in two places', ['"a.b": "1"', '"c.d": "2"', '"a.e": "3"'], /a\.\*/],
];
for (const [what, entries, fault] of FAULTY) {
  test(`a file with ${what} is faulty`, () => assert.match(fileWith(entries).join('\n'), fault));
}

test('placeholders and marks are named once each', () => {
  assert.deepEqual(placeholdersOf('{{b}} and {{a}} and <c>{{b}}</c><d/>'), ['<c>', '<d>', 'a', 'b']);
});

const texts = {
  'a.plain': 'x',
  'a.named': '{{name}}',
  'a.many_one': '{{count}} x',
  'a.many_other': '{{count}} xs',
  'a.marked': '<link>{{name}}</link>',
};
const faults = (source: string) => faultsOfUses(texts, [{ file: 'a.tsx', ...usesIn(source, 'a.tsx') }]);
const sentence = '<Sentence of="a.marked" values={{ name }} marks={{ link: <a /> }} />;';
const everything = `t('a.plain'); t('a.named', { name }); t('a.many', { count: 2 }); ${sentence}`;

test('keys used with the values they need have no fault', () => assert.deepEqual(faults(everything), []));

const MISUSES: readonly [what: string, source: string, fault: RegExp][] = [
  ['a key that does not exist', `${everything} t('a.nothing');`, /a\.nothing is not in/],
  ['a value that is not given', `${everything} t('a.named');`, /a\.named needs \{name\}, is given \{\}/],
  ['a value under another name', `${everything} t('a.named', { brand });`, /needs \{name\}, is given \{brand\}/],
  ['a value that nothing prints', `${everything} t('a.plain', { name });`, /a\.plain needs \{\}/],
  ['a mark that is not given', everything.replace('link:', 'bold:'), /a\.marked needs \{<link>,name\}/],
  [
    'a sentence with marks said plainly',
    `${everything} t('a.marked', { name });`,
    /needs \{<link>,name\}, is given \{name/,
  ],
  ['a key that is left over', everything.replace("t('a.plain');", ''), /a\.plain: used nowhere/],
];
for (const [what, source, fault] of MISUSES) {
  test(`${what} is a fault`, () => assert.match(faults(source).join('\n'), fault));
}

test('a key counts as used as an attribute, in a table, and through a template of its area', () => {
  assert.deepEqual(
    faults('<X text="a.plain" />; const k = ["a.named"]; t(`a.${kind}`, {});').filter((fault) => /nowhere/.test(fault)),
    [],
  );
  assert.notDeepEqual(faults('t(`${area}.${kind}`)'), []);
});
