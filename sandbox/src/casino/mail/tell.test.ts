import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brandAt } from '../../brands/brands';
import { mailTo } from '../../testing/testAccounts';
import { testTell } from '../../testing/testTell';
import { BANK, openTestWithdrawals, type TestWithdrawals } from '../../testing/testWithdrawals';
import { WITHDRAWALS } from '../../brands/brand/withdrawals';
import { SPOKEN } from '../../http/languages';
import { changeAccount } from '../accounts/store/accounts';
import { advanceDue } from '../withdrawals/advanceDue';
import { letterOf } from './letters';
import { type OutgoingMail } from './mailer';
import { NEWS_LETTER_KINDS } from './newsLetters';
import { sendNews } from './tell';

let bank: TestWithdrawals;
before(async () => void (bank = await openTestWithdrawals()));
after(() => bank.close());

/** A withdrawal of a new player that runs to its end. */
async function paidOut(change: Parameters<typeof changeAccount>[2] = { preferredLanguage: 'en' }) {
  const { db, clock } = bank;
  const player = await bank.player();
  await changeAccount(db, player.account.id, change);
  const { reference = '' } = await player.confirm(BANK);
  bank.sandbox.clock.advance(7 * 86_400_000);
  await advanceDue({ db, clock, figuresOf: () => WITHDRAWALS, tell: testTell(clock) });
  return { player, reference, letters: await mailTo(db, change.email ?? player.account.email) };
}

test('E20 a withdrawal that is paid by the passing of time is told once, in the language of its player', async () => {
  const { player, reference, letters } = await paidOut({ preferredLanguage: 'de' });
  const [letter, ...more] = letters.filter(({ kind }) => kind === 'withdrawal-paid');
  assert.deepEqual(more, []);
  assert.deepEqual([letter?.kind, letter?.link], ['withdrawal-paid', 'https://curacao.example/de/withdraw']);
  assert.match(letter!.subject, /Auszahlung von 100\.00 EUR/);
  assert.ok(letter!.body.includes(reference));
  assert.equal((await player.list()).rows[0]?.status, 'completed');
});

test('E20 nobody is written to at an address that was made for them', async () => {
  const { letters } = await paidOut({ email: '1700000000000@noemail.invalid' });
  assert.deepEqual(letters, []);
});

test('E20 news are sent by the mail server, once, and what it refuses is kept as refused', async () => {
  const { db, clock } = bank;
  const { player } = await paidOut();
  const sent: OutgoingMail[] = [];
  const brandOf = (name: string) => brandAt(`${name}.localhost`, 'curacao');
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} };
  const own = () => sent.filter(({ to }) => to === player.account.email);
  await sendNews(db, mailer, { brandOf }, clock.now());
  await sendNews(db, mailer, { brandOf }, clock.now());
  assert.equal(own().length, 1);

  const refused = await paidOut();
  const refusing = { ...mailer, send: () => Promise.reject(new Error('550 nobody')) };
  await sendNews(db, refusing, { brandOf }, clock.now());
  await sendNews(db, mailer, { brandOf }, clock.now());
  const [letter] = await mailTo(db, refused.player.account.email);
  assert.deepEqual([letter?.sentAt, letter?.problem], [null, '550 nobody']);
  assert.equal(sent.filter(({ to }) => to === refused.player.account.email).length, 0);
});

test('E20 each kind of news has its words in each language, without a gap', () => {
  const values = {
    reference: 'W-1',
    amount: '1.00 EUR',
    reason: 'Why',
    document: 'Passport',
    bonus: 'Gift',
    change: 'A passkey',
    at: 'now',
    until: 'tomorrow',
  };
  for (const kind of NEWS_LETTER_KINDS)
    for (const language of SPOKEN) {
      const { subject, body } = letterOf(kind, language, { ...values, brand: 'Casino', link: 'https://x.example/y' });
      assert.doesNotMatch(subject + body, /\{\{|\}\}/, `${kind} ${language}`);
      assert.equal(body.split('https://x.example/y').length, 2, `${kind} ${language}`);
    }
});
