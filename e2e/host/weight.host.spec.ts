import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LOCALES } from '@/config/locales';
import { localised } from '@/domain/links/localised';

const KIB = 1024;

/** The size of an answer on the wire, in bytes. */
const wireSize = (url: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; bytes: number }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer: IncomingMessage) => {
      const coded = answer.headers['content-encoding'];
      buffer(answer).then(({ length }) => resolve({ encoding: coded, bytes: length }), reject);
    }).on('error', reject);
  });

const read = (file: string) => readFileSync(`.next/${file}`);

/** The scripts that Next's manifest lists for a page and for _app. */
function scriptsOf(page: string): string[] {
  const { pages } = JSON.parse(read('build-manifest.json').toString()) as { pages: Record<string, string[]> };
  return [...new Set([...pages['/_app']!, ...pages[page]!])].filter((file) => file.endsWith('.js'));
}

/** Gzipped, as in bench/firstLoad.ts. */
const firstLoad = (page: string) =>
  scriptsOf(page).reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

test('the HTML of /casino is at most 22 kB in each language, compressed by brotli', async ({ baseURL }) => {
  for (const { code } of LOCALES) {
    const { encoding, bytes } = await wireSize(baseURL + localised('/casino', code), 'br');
    expect([code, encoding]).toEqual([code, 'br']);
    expect(bytes, code).toBeLessThanOrEqual(22_000);
  }
});

test('the JavaScript that /casino needs first is at most 186 KiB, compressed by gzip', () => {
  expect(firstLoad('/casino') / KIB).toBeLessThanOrEqual(186);
});

test('the JavaScript that the home page needs first is at most 190 KiB, compressed by gzip', () => {
  expect(firstLoad('/') / KIB).toBeLessThanOrEqual(190);
});

test('a page’s scripts are compiled while they download', () => {
  for (const file of scriptsOf('/casino')) expect(read(file).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
