import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../../texts/texts';
import { contentOf } from './content';

const en = contentOf('en', 'Acme');
const others = texts.codes.filter((code) => code !== 'en');

/**
 * The structure of content, with every text replaced by whether it is empty, so that languages may differ only in
 * wording.
 */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? 'empty' : 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, key === 'type' ? of : shapeOf(of)]));
};

/** Every text of some content, with its path. */
const textsOf = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return at.endsWith('.type') ? [] : [[at, value]];
  return Object.entries(value as object).flatMap(([key, of]) => textsOf(of, `${at}.${key}`));
};

for (const language of others) {
  const content = contentOf(language, 'Acme');
  test(`what is written in English is written in ${language} too, block by block and in other words`, () => {
    assert.deepEqual(shapeOf(content), shapeOf(en));
    const english = new Map(textsOf(en));
    // A single word may be spelled alike.
    assert.deepEqual(
      textsOf(content).filter(([at, text]) => text.includes(' ') && english.get(at) === text),
      [],
    );
    assert.equal(JSON.stringify(content).match(/Acme/g)?.length, JSON.stringify(en).match(/Acme/g)?.length);
    assert.doesNotMatch(JSON.stringify(content), /\{\{|[<>]/);
  });
}

test('a language without a file has no content, so that the site says it in English and marks it so', () => {
  for (const code of ['xx', '', '__proto__', '../en']) assert.equal(contentOf(code, 'Acme'), null);
});
