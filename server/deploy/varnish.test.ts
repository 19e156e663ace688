import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { PURGE_PATH } from '../src/cdn/purgeRoute';
import { createSharing, surrogateKeys } from '../src/cdn/sharing';
import { readHostEnv } from '../src/start/env';

const vcl = readFileSync(path.join(import.meta.dirname, 'varnish/site.vcl'), 'utf8');
const site = { publicOrigin: 'https://casino.example', reportUrl: null, headerNames: {} };
const key = { id: '', kind: 'html', host: 'casino.example', url: '/', country: '', group: 'home' } as const;

test('the VCL knows each header by which a host tells a CDN of a page, and the one that tells the country', () => {
  const country = /CDN_COUNTRY_HEADER=([\w-]+)/.exec(vcl)![1]!;
  const { cdn } = readHostEnv({ CDN_TTL_S: '30', CDN_COUNTRY_HEADER: country }, site);
  const headers = createSharing(cdn, (host) => host).headersOf(key);
  const told = vcl.toLowerCase();
  for (const name of Object.keys(headers)) assert.ok(told.includes(`resp.http.${name}`), name);
  assert.ok(headers.vary!.toLowerCase().includes(country.toLowerCase()));
  assert.ok(vcl.includes(`unset req.http.${country};`), 'visitors cannot send it');
  assert.ok(vcl.includes(PURGE_PATH.slice(1)), 'the address for purges is never kept');
});

test('a purge by the VCL meets the pages of the brand and of no other', () => {
  const [before, after] = /ban\("obj\.http\.Surrogate-Key ~ (.*?)" \+ .*? \+ "(.*?)"\);/.exec(vcl)!.slice(1);
  const meets = (asked: string[], brand: string) =>
    new RegExp(before! + asked.join('|') + after!).test(surrogateKeys(brand, 'home').join(' '));
  assert.ok(meets(['casino.example'], 'casino.example'));
  assert.ok(meets(['casino.example/home'], 'casino.example'));
  assert.ok(meets(['a.example', 'casino.example'], 'casino.example'));
  assert.ok(!meets(['casino.example'], 'my-casino.example'));
  assert.ok(!meets(['casino.example'], 'casino.example.org'));
  assert.ok(!meets(['casino.example/lobby'], 'casino.example'));
});
