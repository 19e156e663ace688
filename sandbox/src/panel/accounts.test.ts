import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAMPLE_PASSWORD, SAMPLES } from '../seed/samples';
import { keepMessage, noteSending } from '../casino/mail/messages';
import { openTestDatabase } from '../testing/testDatabase';
import { testClock } from '../testing/testClock';
import { createControls } from './sections/controls';
import { createPanel } from './panel';
import { messagesSection } from './sections/messages';

test('the panel lists the sample accounts, and the messages with their links, newest first and escaped', async (t) => {
  const { db, close } = await openTestDatabase();
  const clock = testClock();
  const panel = createPanel({
    controls: createControls(clock),
    brands: [],
    sections: [messagesSection(db)],
    log: false,
  });
  t.after(async () => {
    await panel.close();
    await close();
  });
  const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body;
  const empty = await page();
  for (const text of [SAMPLE_PASSWORD, ...SAMPLES.map(({ email }) => email)]) assert.ok(empty.includes(text), text);
  assert.match(empty, /Nobody was written to yet/);

  const message = { brand: 'curacao', kind: 'verify-email', language: 'en', body: 'Body', createdAt: clock.now() };
  const link = 'http://localhost:3000/verify-email?token=abc';
  const first = await keepMessage(db, { ...message, recipient: 'one@players.example', subject: 'First', link });
  clock.advance(1_000);
  const later = { ...message, createdAt: clock.now(), recipient: '<b>@players.example', subject: '<script>Second' };
  await keepMessage(db, later);
  await noteSending(db, first.id, { problem: '550 nobody' });
  const body = await page();
  assert.ok(body.indexOf('Second') < body.indexOf('First'));
  assert.ok(body.includes(`<a href="${link}">`));
  assert.match(body, /not sent: 550 nobody/);
  assert.match(body, /kept here only/);
  assert.doesNotMatch(body, /<script|<b>/);
});
