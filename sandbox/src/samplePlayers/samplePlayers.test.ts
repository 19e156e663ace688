import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { MINUTE_MS } from '@/domain/time/lengths';
import { walletTransactions } from '../casino/bets/schema';
import { checkLedger } from '../casino/ledger/check';
import { tournamentEntries } from '../casino/tournaments/schema';
import { createControls } from '../panel/sections/controls';
import { createPanel } from '../panel/panel';
import { samplePlayersSection } from '../panel/sections/samplePlayers';
import { MIN_SPIN_MS } from '../studio/rounds/pace';
import { answerOf } from '../testing/testBackend';
import { CATALOGUE } from '../testing/testCatalogue';
import { openTestPlay, type TestPlay } from '../testing/testPlay';
import { addTournament } from '../testing/testTournament';
import { samplePeople } from './people';
import { createSamplePlayers } from './samplePlayers';

const BRANDS = ['curacao', 'glacier'] as const;
let play: TestPlay;
let studio: ReturnType<TestPlay['studio']>;
let controls: ReturnType<typeof createControls>;
let second: () => Promise<void>;
before(async () => {
  play = await openTestPlay();
  const { db, clock } = play;
  studio = play.studio();
  controls = createControls(clock);
  second = createSamplePlayers({
    db,
    clock,
    askStudio: studio.ask,
    catalogue: CATALOGUE,
    brands: BRANDS,
    each: 6,
    siteOrigin: 'http://localhost:3000',
    mayPlay: () => controls.samplePlayers.play,
  });
});
after(async () => {
  assert.deepEqual(await checkLedger(play.db), []);
  await play.close();
});

/** So many seconds of their play. */
async function pass(seconds: number): Promise<void> {
  for (let count = 0; count < seconds; count += 1) {
    await second();
    play.clock.advance(MIN_SPIN_MS);
  }
}
const booked = async () => {
  const players = (await samplePeople(play.db, BRANDS)).map(({ id }) => id);
  return players.length === 0
    ? []
    : play.db.select().from(walletTransactions).where(inArray(walletTransactions.player, players));
};

test('in a minute sample players fill the top wins and a race that is joined by hand, by stakes of their own money (ENG-06)', async () => {
  const race = await addTournament(play, { joining: 'hand' });
  await pass(60);
  play.clock.advance(MINUTE_MS);
  await studio.realRounds.sweep();
  const rows = await booked();
  assert.ok(rows.length >= 50, String(rows.length));
  // A lost bet at a table ends with a win of nothing.
  assert.ok(rows.every(({ outcome, amount }) => outcome === 'booked' || (outcome === 'nothing' && amount === 0n)));
  const { wins } = (await answerOf(play.app, 'wins')).data;
  assert.ok(wins.length >= 2, String(wins.length));
  const names = new Set((await samplePeople(play.db, ['curacao'])).map(({ nickname }) => nickname));
  assert.ok(wins.every(({ player }) => names.has(player)));
  const entered = await play.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, race));
  assert.ok(entered.filter(({ score }) => score > 0n).length >= 4, String(entered.length));
});

test('the panel names them and stops them, and lets them go on', async () => {
  const panel = createPanel({ controls, brands: BRANDS, sections: [samplePlayersSection(play.db)], log: false });
  const headers = { host: 'localhost', origin: 'http://localhost', accept: 'application/json' };
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const press = (answer: string) =>
    panel.inject({ method: 'POST', url: '/sandbox/sample-players', headers: form, payload: `play=${answer}` });
  const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body;
  assert.match(await page(), /samples: they play by themselves[\s\S]*are playing[\s\S]*RiverKite/);
  assert.match((await press('no')).body, /have stopped/);
  const before = (await booked()).length;
  await pass(10);
  assert.equal((await booked()).length, before);
  assert.match(await page(), /have stopped[\s\S]*Let them play/);
  assert.match((await press('yes')).body, /players play/);
  await pass(10);
  assert.ok((await booked()).length > before);
  await panel.close();
});

test('after their brisk beginning they play a round every five seconds at most', async () => {
  await pass(30);
  const rounds = async () => new Set((await booked()).map(({ round }) => round)).size;
  const before = await rounds();
  await pass(20);
  assert.ok((await rounds()) - before <= 4);
});
