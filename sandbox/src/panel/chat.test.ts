import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { makePlayer } from '../testing/testAccounts';
import { answerOf, openTestBackend, refusalOf } from '../testing/testBackend';
import { createPanel } from './panel';
import { chatSection } from './sections/chat';
import { createControls } from './sections/controls';

test('moderators see reports, delete, mute, slow down, refuse words and write as the team', async (t) => {
  const sandbox = await openTestBackend();
  const { db, clock, chat } = sandbox;
  const app = sandbox.backend();
  const sections = [chatSection(db, clock, chat)];
  const panel = createPanel({ controls: createControls(clock), brands: ['curacao', 'lulu'], sections, log: false });
  t.after(async () => {
    await panel.close();
    await sandbox.close();
  });
  const page = async () => (await panel.inject({ url: '/sandbox', headers: { host: 'localhost' } })).body;
  const submit = async (form: Record<string, string>) =>
    panel.inject({
      method: 'POST',
      url: '/sandbox/chat',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ brand: 'curacao', room: 'en', ...form }).toString(),
    });
  const done = async (form: Record<string, string>, said: RegExp) => assert.match((await submit(form)).body, said);

  assert.match(await page(), /Nobody wrote yet/);
  const [anna, bert] = [await makePlayer(sandbox, { email: 'anna@player.example' }), await makePlayer(sandbox)];
  const keyed = () => ({ ...anna.headers, 'idempotency-key': randomUUID() });
  const payload = { room: 'en', text: '<b>buy</b> my coins' };
  const { id } = (await answerOf(app, 'sendChatMessage', { headers: keyed(), payload })).data.message;
  const report = { headers: { ...bert.headers, 'idempotency-key': randomUUID() }, payload: { message: id } };
  await answerOf(app, 'reportChatMessage', report);
  assert.match(await page(), /anna@player\.example at curacao, en[\s\S]*&lt;b&gt;buy&lt;\/b&gt;[\s\S]*reported by 1/);

  await done({ do: 'delete', message: id }, /is deleted/);
  await done({ do: 'say', text: 'Be kind' }, /has written/);
  const { messages } = (await answerOf(app, 'chatMessages', { headers: bert.headers })).data;
  assert.deepEqual(
    messages.map(({ player, team, text }) => [player, team, text]),
    [['Moderator', true, 'Be kind']],
  );
  const code = async () => (await refusalOf(app, 'sendChatMessage', { headers: keyed(), payload })).code;
  await done({ do: 'mute', email: 'anna@player.example', hours: '0' }, /is muted/);
  assert.equal(await code(), 'CHAT_MUTED');
  await done({ do: 'unmute', email: 'anna@player.example' }, /may write again/);
  await done({ do: 'refuse', word: 'Coins' }, /is refused/);
  assert.equal(await code(), 'CHAT_WORDS');
  await done({ do: 'slow', seconds: '60' }, /Slow mode is set/);
  assert.equal(await code(), 'CHAT_SLOW');
  assert.match(await page(), /curacao, en: slow mode, 60 s[\s\S]*curacao refuses: coins/);
  await done({ do: 'refuse', word: '\u200b' }, /that can be seen/);
  await done({ do: 'allow', word: 'coins' }, /is allowed/);
  const wrong: Record<string, string>[] = [{ do: 'mute', email: 'nobody' }, { do: 'delete', message: 'x' }, {}];
  for (const form of wrong) assert.equal((await submit(form)).statusCode, 422);
});
