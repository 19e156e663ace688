import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CATALOGUE } from '../testing/testCatalogue';
import { LADDER } from './engines/dice/ladder';
import { percent, times } from './pages/figures';
import { languageOf } from './texts/languages';
import { SPOKEN } from '../http/languages';
import { testStudio } from '../testing/testStudio';
import { brokenIn } from './brokenIn';

const { app } = testStudio();
after(() => app.close());
const get = (url: string) => app.inject({ url });

/** Lines of the rules with a head: bets, and the banker's totals. */
const ROWS = { dice: LADDER.length, roulette: 12, baccarat: 11, slot: 0 };
const LAST_WORDS = {
  dice: 'diceRules.reveal',
  roulette: 'tableRules.lost',
  baccarat: 'baccaratRules.lost',
  slot: 'rules.open',
} as const;
const HOUSE = CATALOGUE.filter(({ kind }) => kind !== 'slot');

test('rules of the dice and the table are whole, say their figures and list every bet', async () => {
  for (const game of HOUSE)
    for (const code of SPOKEN) {
      const language = languageOf(code);
      const { statusCode, body } = await get(`/rules/${game.id}?locale=${code}`);
      assert.equal(statusCode, 200);
      assert.doesNotMatch(body, brokenIn(code), game.id);
      for (const text of [
        percent(language, game.returnToPlayer),
        percent(language, game.hitFrequency),
        times(language, game.maxMultiplier),
      ])
        assert.ok(body.includes(text), `${game.id}: ${text}`);
      assert.equal(body.match(/<th scope="row">/g)?.length, ROWS[game.kind], game.id);
    }
});

test('their pages speak the language of the launch, hold their rules and hide its token', async () => {
  for (const game of HOUSE)
    for (const code of SPOKEN) {
      const { locale, say } = languageOf(code);
      const { body } = await get(`/play/${game.id}?launch=q7-q7q7&locale=${code}`);
      assert.ok(body.includes(`<html lang="${locale.tag}" dir="${locale.dir}">`));
      assert.doesNotMatch(body, brokenIn(code), game.id);
      assert.doesNotMatch(body, /q7q7/);
      assert.ok(body.includes(say(LAST_WORDS[game.kind])));
      assert.ok(body.includes(game.kind === 'dice' ? '/client/dice.js' : '/client/table.js'));
      if (code !== 'en')
        for (const key of ['rules.open', 'diceRules.how', 'tableRules.round'] as const)
          assert.ok(!body.includes(`>${languageOf('en').say(key)}<`), `${game.id}: ${key}`);
    }
});

test('each has a scene of its own, and no symbols', async () => {
  const scenes = new Set<string>();
  for (const { id } of HOUSE) {
    const { statusCode, body } = await get(`/art/${id}/scene.svg`);
    assert.equal(statusCode, 200);
    assert.match(body, /^<svg /);
    assert.doesNotMatch(body, brokenIn('en'));
    scenes.add(body);
    assert.equal((await get(`/art/${id}/A.svg`)).statusCode, 404);
  }
  assert.equal(scenes.size, HOUSE.length);
});

test('a baccarat page has its two hands, its own history, and no bets by name', async () => {
  for (const { id } of HOUSE.filter(({ kind }) => kind === 'baccarat')) {
    const { body } = await get(`/play/${id}`);
    assert.ok(body.includes('<div id="hands" class="hands"></div>'));
    assert.ok(body.includes('Recent results, latest first'));
    assert.doesNotMatch(body, /id="(?:wheel|open-bets|bets)"/);
    const rules = (await get(`/rules/${id}`)).body;
    for (const text of ['0.95 to 1', '8 to 1', '98.94%', '98.76%', '85.64%', '0–7, 9', '6–7'])
      assert.ok(rules.includes(text), text);
  }
});

test('the verifier needs neither a game nor a session', async () => {
  for (const code of ['en', 'ar'] as const) {
    const { statusCode, headers, body } = await get(`/fair/dice?locale=${code}`);
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-security-policy']), /script-src 'self'; .*connect-src 'self'/);
    assert.doesNotMatch(body, brokenIn('en'));
    assert.ok(body.includes(languageOf(code).say('verify.title')));
  }
});

test('a script is handed the words of its own game for what goes wrong', async () => {
  const { body } = await get(`/play/${HOUSE.find(({ kind }) => kind === 'dice')!.id}`);
  assert.ok(body.includes('The last roll isn’t over yet'));
  assert.ok(!body.includes('The last spin isn’t over yet'));
});

test('D12 the controls of the dice are called after the roll, not after a spin', async () => {
  const { id } = HOUSE.find(({ kind }) => kind === 'dice')!;
  for (const code of SPOKEN) {
    const { body } = await get(`/play/${id}?locale=${code}`);
    const { say } = languageOf(code);
    assert.ok(body.includes(`<section class="controls" aria-label="${say('dice.controls')}">`), code);
    assert.ok(!body.includes(say('controls.label')), code);
  }
});
