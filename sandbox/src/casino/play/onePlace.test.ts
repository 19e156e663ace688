import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../testing/testCatalogue';
import { answerOf, refusalOf } from '../../testing/testBackend';
import { MIN_SPIN_MS } from '../../studio/rounds/pace';
import { openTestPlay } from '../../testing/testPlay';
import { IDLE_MS } from '../protection/playTime';
import { GIVES_WAY_MS, onePlaceRule } from './onePlace';

const [{ id: game, name }, { id: otherGame }] = CATALOGUE.filter(
  ({ restrictedCountries }) => restrictedCountries.length === 0,
) as unknown as [{ id: string; name: string }, { id: string }];

let play: Awaited<ReturnType<typeof openTestPlay>>;
before(async () => {
  play = await openTestPlay();
});
after(() => play.close());

const ruled = (simultaneousGames: string) => play.sandbox.backend({ settings: { simultaneousGames } });

type Place = { tab?: string; playHere?: boolean };

/** A player who opens games by tab; `stakes` tells what becomes of a stake in a game opened before. */
async function playing(app: FastifyInstance) {
  const player = await play.player('100.00');
  const sent = (id: string, place: Place) => player.keyed({ game: id, mode: 'real', locale: 'en', ...place });
  const studio = play.studio();
  const open = async (place: Place, id = game): Promise<string> => {
    const { data } = await answerOf(app, 'launchGame', sent(id, place));
    return (await studio.open(new URL(data.launchUrl).searchParams.get('launch')!)).session;
  };
  return {
    open,
    refused: async (place: Place, id = otherGame) => {
      const { status, code, details } = await refusalOf(app, 'launchGame', sent(id, place));
      return [status, code, details];
    },
    stakes: async (session: string) => (await studio.spin(session)).status,
  };
}

const elsewhere = (tab: string | null) => [409, 'GAME_OPEN_ELSEWHERE', { game, name, tab }];

test('a setting that is not known is the cautious one', () => {
  assert.deepEqual(['allowed', 'asked', 'refused', undefined, 'x'].map(onePlaceRule), [
    'allowed',
    'asked',
    'refused',
    'asked',
    'asked',
  ]);
});

test('asked: the second place is asked, and then the first one takes no stake any more', async () => {
  const { open, refused, stakes } = await playing(play.app);
  const first = await open({ tab: 'a' });
  assert.equal(await stakes(first), 200);
  assert.deepEqual(await refused({ tab: 'b' }), elsewhere('a'));
  const second = await open({ tab: 'b', playHere: true }, otherGame);
  play.clock.advance(MIN_SPIN_MS);
  assert.deepEqual([await stakes(first), await stakes(second)], [401, 200]);
});

test('asked: the same place goes on to another game without a question, and the one before is closed', async () => {
  const { open, stakes } = await playing(play.app);
  const first = await open({ tab: 'a' });
  const second = await open({ tab: 'a' }, otherGame);
  assert.deepEqual([await stakes(first), await stakes(second)], [401, 200]);
});

test('asked: nobody is asked about a game that was left alone for as long as play lasts', async () => {
  const { open } = await playing(play.app);
  await open({ tab: 'a' });
  play.clock.advance(IDLE_MS + 1);
  await open({ tab: 'b' });
});

test('asked: a site that names no tab cannot be asked, and both games stay open', async () => {
  const { open, stakes } = await playing(play.app);
  const [first, second] = [await open({}), await open({}, otherGame)];
  assert.deepEqual([await stakes(first), await stakes(second)], [200, 200]);
});

test('allowed: both games are played', async () => {
  const { open, stakes } = await playing(ruled('allowed'));
  const [first, second] = [await open({ tab: 'a' }), await open({ tab: 'b' }, otherGame)];
  assert.deepEqual([await stakes(first), await stakes(second)], [200, 200]);
});

test('refused: no word opens the second game, with or without a tab, until the first was left alone', async () => {
  const { open, refused, stakes } = await playing(ruled('refused'));
  const first = await open({ tab: 'a' });
  for (const place of [{ tab: 'b' }, { tab: 'b', playHere: true }, {}])
    assert.deepEqual(await refused(place), elsewhere('a'));
  play.clock.advance(GIVES_WAY_MS - 1_000);
  assert.equal(await stakes(first), 200);
  play.clock.advance(GIVES_WAY_MS - 1_000);
  assert.deepEqual(await refused({ tab: 'b' }), elsewhere('a'));
  play.clock.advance(2_000);
  const second = await open({ tab: 'b' }, otherGame);
  assert.deepEqual([await stakes(first), await stakes(second)], [401, 200]);
});

test('refused: of many places that open a game at once one gets it', async () => {
  const { open, refused } = await playing(ruled('refused'));
  const tries = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((tab) => open({ tab })));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await refused({ tab: 'f' }))[1], 'GAME_OPEN_ELSEWHERE');
});
