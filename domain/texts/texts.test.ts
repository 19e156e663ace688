import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { keyInWords, mergeTexts, pickTexts, readTexts, textsVersion } from './texts';

test('I18N-18 key by key: the backend first, then ours, then English', () => {
  const merged = mergeTexts([
    { 'a.x': 'backend de' },
    { 'a.x': 'ours de', 'a.y': 'ours de' },
    { 'a.z': 'backend en' },
    { 'a.z': 'ours en', 'a.w': 'ours en' },
  ]);
  expect(merged).toEqual({ 'a.x': 'backend de', 'a.y': 'ours de', 'a.z': 'backend en', 'a.w': 'ours en' });
});

test('only texts are read from a file', () => {
  expect(readTexts({ 'a.b': 'x', 'a.c': 1, 'a.d': null, 'a.e': {}, 'a.f': '' })).toEqual({ 'a.b': 'x' });
  fc.assert(
    fc.property(fc.jsonValue(), (file) => Object.values(readTexts(file)).every((text) => typeof text === 'string')),
  );
});

test.each([
  ['lobby.loadMore', 'Load more'],
  ['game.return_to-player', 'Return to player'],
  ['title', 'Title'],
])('I18N-17 the missing key %s reads %s', (key, words) => {
  expect(keyInWords(key)).toBe(words);
});

test('a page carries its areas and nothing else', () => {
  expect(pickTexts({ 'lobby.a': '1', 'lobbyist.b': '2', 'game.c': '3', 'shell.d': '4' }, ['lobby', 'shell'])).toEqual({
    'lobby.a': '1',
    'shell.d': '4',
  });
});

test('a page also carries what its texts nest, in all forms, and what that nests', () => {
  const nested = {
    'game.brand': '$t(vip.name, {"context": "{{ level }}"}) of $t(game.house)',
    'game.house': 'x',
    'game.houses': 'not nested',
    'vip.name': 'y',
    'vip.name_gold': 'z $t(lobby.a)',
    'vip.named': 'not nested',
  };
  const texts = { 'lobby.a': '$t( game.brand ) and $t(gone.key)', ...nested };
  const { 'game.houses': _, 'vip.named': __, ...carried } = texts;
  expect(pickTexts(texts, ['lobby'])).toEqual(carried);
});

test('I18N-05 the version is the UTC date, also on a machine where the next day has begun', () => {
  const script = `process.stdout.write(
    require('./domain/texts/texts.ts').textsVersion(new Date('2026-02-28T12:00:00Z')))`;
  const env = { ...process.env, TZ: 'Pacific/Kiritimati' };
  expect(execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { env, encoding: 'utf8' })).toBe(
    '2026-02-28',
  );
});

test('I18N-05 the version is the UTC date', () => {
  expect(textsVersion(new Date('2026-02-28T23:59:59.999Z'))).toBe('2026-02-28');
  expect(textsVersion(new Date('2026-03-01T00:00:00+14:00'))).toBe('2026-02-28');
});
