import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { REQUEST_TIMEOUT_MS } from '../../config/http';
import { DESK_COLORS, readSiteMessage, readStudioMessage } from '../../domain/game/frameMessages';
import { FRAME_REFUSED, FRAME_TOO_LATE } from '../../domain/game/play';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/game-frames.md');
const code = read('domain/game/frameMessages.ts');

type Message = { source: string; version: number; type: string };

const SIDES = [
  { heading: 'From the frame', union: 'StudioMessage', parse: readStudioMessage },
  { heading: 'From the site', union: 'SiteMessage', parse: readSiteMessage },
];
const unique = (names: readonly string[]) => [...new Set(names)].sort();

for (const { heading, union, parse } of SIDES) {
  const section = guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const examples = section.split('\n').filter((line) => line.startsWith('{'));
  const declared = code.split(`export type ${union} =`)[1]?.split(';\n\n')[0] ?? '';
  const names = unique(Array.from(declared.matchAll(/\{ type: '(\w+)'/g), ([, name = '']) => name));

  test(`${heading}: the guide to game frames names the messages of the code, and no others`, () => {
    assert.ok(names.length > 3);
    assert.deepEqual(unique(examples.map((line) => (JSON.parse(line) as Message).type)), names);
    assert.deepEqual(unique(Array.from(section.matchAll(/^\| `(\w+)` \|/gm), ([, name = '']) => name)), names);
  });

  test(`${heading}: every example of the guide to game frames is read whole`, () => {
    for (const line of examples) {
      const { source: _, version: __, ...message } = JSON.parse(line) as Message;
      assert.deepEqual(parse(JSON.parse(line)), message);
    }
  });
}

test('the guide to game frames has the frame’s attributes, the time limit and the codes of the code', () => {
  const [sandbox] = /sandbox="[^"]+"/.exec(read('components/game/GamePage.tsx')) ?? [''];
  for (const fact of [sandbox, `within ${REQUEST_TIMEOUT_MS / 1_000} seconds`, FRAME_REFUSED, FRAME_TOO_LATE])
    assert.ok(fact !== '' && guide.includes(fact), fact);
});

test('L02 colors of a site that are not whole are dropped, and its hello is not', () => {
  const whole = Object.fromEntries(DESK_COLORS.map((name) => [name, '#06252f']));
  const hello = { source: 'baize-site', version: 1, type: 'hello', locale: 'en', bonusBuy: false };
  const read = { type: 'hello', locale: 'en', bonusBuy: false };
  assert.deepEqual(readSiteMessage({ ...hello, colors: whole }), { ...read, colors: whole });
  const { text: _, ...less } = whole;
  for (const colors of [less, { ...whole, text: 'red' }, { ...whole, text: 'url(//x)' }, 'dark', null, []])
    assert.deepEqual(readSiteMessage({ ...hello, colors }), read);
});
