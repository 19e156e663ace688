import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from './env';

test('without variables every setting has its default; an empty one counts as not set', () => {
  const env = readEnv({});
  assert.deepEqual(env, {
    host: '127.0.0.1',
    port: 4001,
    studioPort: 4100,
    panelPort: 4200,
    outsidePort: 4300,
    outsideOrigin: 'http://127.0.0.1:4300',
    googleClient: null,
    brandDir: null,
    market: null,
    brand: 'curacao',
    databaseUrl: null,
    dataDir: '.data',
    seedSnapshotDir: null,
    artworkDir: null,
    games: 2400,
    samplePlayers: 0,
    hoursAhead: 0,
    fixedTime: null,
    warmCovers: 0,
    systemToken: null,
    studioOrigin: 'http://127.0.0.1:4100',
    siteOrigins: ['http://localhost:3000'],
    smtpUrl: null,
    smtpFrom: 'no-reply@baize.example',
    logLevel: 'info',
    production: false,
  });
  assert.deepEqual(readEnv({ SANDBOX_PORT: ' ', SYSTEM_TOKEN: '' }), env);
});

test('it listens for this machine alone unless told otherwise', () => {
  assert.equal(readEnv({ SANDBOX_HOST: '0.0.0.0', HOST: '10.0.0.1' }).host, '0.0.0.0');
  assert.equal(readEnv({ HOST: '0.0.0.0' }).host, '127.0.0.1');
  assert.throws(() => readEnv({ SANDBOX_HOST: 'everywhere' }), /SANDBOX_HOST/);
});

test('the panel can be switched off', () => assert.equal(readEnv({ PANEL_PORT: '0' }).panelPort, null));

test('the studio’s origin follows its port unless it is set', () => {
  assert.equal(readEnv({ STUDIO_PORT: '4185' }).studioOrigin, 'http://127.0.0.1:4185');
  const set = readEnv({
    STUDIO_PORT: '4185',
    STUDIO_ORIGIN: 'https://play.example',
    SITE_ORIGIN: 'https://a.example, https://b.example',
  });
  assert.equal(set.studioOrigin, 'https://play.example');
  assert.deepEqual(set.siteOrigins, ['https://a.example', 'https://b.example']);
});

test('a market is named, alone or by country', () => {
  assert.equal(readEnv({ SANDBOX_MARKET: 'germany' }).market, 'germany');
  const byCountry = { ES: 'spain', default: 'germany' };
  assert.deepEqual(readEnv({ SANDBOX_MARKET: JSON.stringify(byCountry) }).market, byCountry);
  for (const wrong of ['atlantis', '{"ES":"spain"}', '{"default":"atlantis"}', '{'])
    assert.throws(() => readEnv({ SANDBOX_MARKET: wrong }), /SANDBOX_MARKET/);
});

test('its clock can stand still', () =>
  assert.deepEqual(
    readEnv({ SANDBOX_FIXED_TIME: '2026-03-11T06:00:00Z' }).fixedTime,
    new Date(Date.UTC(2026, 2, 11, 6)),
  ));

test('a wrong value is named with its variable, all of them at once', () => {
  const wrong = {
    SANDBOX_PORT: '70000',
    STUDIO_PORT: '-1',
    DATABASE_URL: 'mysql://x',
    STUDIO_ORIGIN: 'http://127.0.0.1:4100/play',
    SANDBOX_GAMES: '10001',
    SANDBOX_FIXED_TIME: '2026-02-30',
    PANEL_PORT: 'off',
    OUTSIDE_PORT: '-2',
    OUTSIDE_ORIGIN: 'localhost',
    SANDBOX_BRAND: 'nobody',
    SITE_ORIGIN: 'http://localhost:3000,javascript:alert(1)',
    SMTP_URL: 'https://mail.example',
    SMTP_FROM: 'nobody',
    LOG_LEVEL: 'loud',
  };
  assert.throws(
    () => readEnv(wrong),
    (error: Error) =>
      Object.keys(wrong).every((name) => error.message.split('\n').some((line) => line.startsWith(name))),
  );
});
