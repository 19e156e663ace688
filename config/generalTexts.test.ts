import { readdirSync, readFileSync } from 'node:fs';
import { GENERAL_TEXTS } from './generalTexts';

const WORDS = {
  internal: 'Internal server error',
  unavailable: 'Service Unavailable',
  notFound: 'Not found',
  somethingWrong: 'Something went wrong',
  loading: 'Data loading error',
  gameNotFound: 'GAME NOT FOUND',
  uploadFailed: 'Failed to upload',
};

test.each(Object.entries(WORDS))('ERR-01 the catalogue says %s as "%s", and in every language', (name, words) => {
  const key = GENERAL_TEXTS[name as keyof typeof WORDS];
  for (const file of readdirSync('locales-fallback')) {
    const texts = JSON.parse(readFileSync(`locales-fallback/${file}`, 'utf8')) as Record<string, string>;
    expect(texts[key]).toBeTruthy();
    if (file === 'en.json') expect(texts[key]).toBe(words);
  }
});
