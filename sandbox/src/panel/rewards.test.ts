import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestRewards } from '../testing/testRewards';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { rewardsSection } from './sections/rewards';

test('the panel shows days with what they come from, and whether they were claimed', async (t) => {
  const rewards = await openTestRewards();
  const { db, clock } = rewards;
  const panel = createPanel({
    controls: createControls(clock),
    brands: [],
    sections: [rewardsSection(db, clock)],
    log: false,
  });
  t.after(async () => {
    await panel.close();
    await rewards.close();
  });
  const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body;
  assert.match(await page(), /No day of play is over yet/);
  const player = await rewards.player({ email: '<b>anna</b>@player.example', zone: 'Europe/Berlin' });
  await player.lose(10_000n);
  rewards.to('2026-11-21T12:00:00.000Z');
  const id = await player.idOf('2026-11-21');
  const open = await page();
  assert.match(open, /2026-11-21<br \/>&lt;b&gt;anna&lt;\/b&gt;@player\.example at curacao/);
  assert.match(open, /100\.00 × 0\.\d+ × 0\.05 = 0\.\d\d[\s\S]*net loss: 100\.00 × 0\.02 = 2\.00/);
  assert.match(open, /2026-11-20 23:00 to 2026-11-22 23:00, UTC<br \/>midnights of Europe\/Berlin[\s\S]*open</);
  assert.doesNotMatch(open, /<b>anna/);
  await player.claim(id);
  assert.match(await page(), /claimed 2026-11-21 12:00/);
});
