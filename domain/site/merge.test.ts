import fc from 'fast-check';
import { SETTINGS } from '@/config/settings';
import { mergeSettings } from './merge';

const defaults = mergeSettings({});

test('CONF-01 what the backend leaves out keeps its default', () => {
  const merged = mergeSettings({ brandName: 'Harbour', gameOrigins: ['https://studio.example'] });
  expect(merged).toMatchObject({
    brandName: 'Harbour',
    theme: 'curacao',
    allowGuestPlayDemoGames: false,
    demoUserId: null,
  });
  expect(merged.gameOrigins).toEqual(['https://studio.example']);
});

test('CONF-04 the theme is curacao unless the operator names another', () => {
  expect(defaults.theme).toBe('curacao');
  expect(mergeSettings({ theme: 'lulu' }).theme).toBe('lulu');
});

test('CONF-29 settings nobody named are kept and can be read', () => {
  expect(mergeSettings({ ourOwn: { figure: 700 } }).ourOwn).toEqual({ figure: 700 });
});

test('null counts as absent, arrays are replaced and not joined', () => {
  expect(mergeSettings({ brandName: null }).brandName).toBe('Baize');
  expect(mergeSettings({ gameOrigins: [] }).gameOrigins).toEqual([]);
});

test('endpoints are taken as they are sent: null there switches a call off (OP-036)', () => {
  expect(mergeSettings({ endpoints: { login: null, games: '/api/games' } }).endpoints).toEqual({
    login: null,
    games: '/api/games',
  });
  for (const wrong of [null, [], 'x', 7]) expect(mergeSettings({ endpoints: wrong }).endpoints).toEqual({});
});

test.each([1, '1', 'true', true])('A flag may be sent as %j', (sent) => {
  expect(mergeSettings({ allowGuestPlayDemoGames: sent }).allowGuestPlayDemoGames).toBe(true);
});

test('one null among page addresses leaves the others', () => {
  const { pageUrlSetup } = mergeSettings({ pageUrlSetup: { vip: '/vip-club', deposit: null } });
  expect(pageUrlSetup).toEqual({ vip: '/vip-club' });
});

test.each([
  ['brandName', 7],
  ['allowGuestPlayDemoGames', 'perhaps'],
  ['demoUserId', { id: 1 }],
  ['gameOrigins', 'https://a.example'],
  ['gameOrigins', [1]],
  ['helpLine', { label: 'x' }],
] as const)('%s of a wrong kind keeps its default', (key, value) => {
  expect(mergeSettings({ [key]: value })[key]).toEqual(SETTINGS[key].fallback);
});

test('any JSON gives whole settings and leaves the prototypes alone', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'theme', 'helpLine'), fc.jsonValue())
      .map(
        ([key, value]) =>
          JSON.parse(
            `{${JSON.stringify(key)}:{"polluted":true,"x":${JSON.stringify(value)}},"deep":{${JSON.stringify(key)}:{"polluted":true}}}`,
          ) as unknown,
      ),
  );
  fc.assert(
    fc.property(hostile, (fetched) => {
      const merged = mergeSettings(fetched);
      const wrong = Object.entries(SETTINGS).filter(
        ([key, { accepts, fallback }]) =>
          merged[key] !== fallback && !(accepts as (value: unknown) => boolean)(merged[key]),
      );
      expect(wrong).toEqual([]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((merged as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(Object.isFrozen(merged)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the defaults themselves are never changed by a merge', () => {
  mergeSettings({ helpLine: { label: 'Help', href: 'https://help.example' } });
  expect(mergeSettings({})).toEqual(defaults);
});

test('CONF-16 the affiliate parameter is nxafk, unless the settings name another', () => {
  expect(mergeSettings({}).affiliateKeyQueryParameter).toBe('nxafk');
  expect(mergeSettings({ affiliateKeyQueryParameter: 'ref' }).affiliateKeyQueryParameter).toBe('ref');
});

test('CONF-19 levels begin a group at the first one, unless the settings name others', () => {
  expect(mergeSettings({}).loyaltyLevelGroupSteps).toEqual([1]);
  expect(mergeSettings({ loyaltyLevelGroupSteps: [1, 3] }).loyaltyLevelGroupSteps).toEqual([1, 3]);
  expect(mergeSettings({ loyaltyLevelGroupSteps: '1,3' }).loyaltyLevelGroupSteps).toEqual([1]);
});
