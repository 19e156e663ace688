import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { anywhere } from '@/config/markets/anywhere';
import { call, refusalOf } from '../../testing/testBackend';
import { CURRENCIES } from '../../brands/brand/money';
import { type AccountRow, changeAccount } from '../accounts/store/accounts';
import { createControls } from '../../panel/sections/controls';
import { visitorCookie } from '../../http/visitorCookie';
import { testClock } from '../../testing/testClock';
import { createDeposit } from './createDeposit';
import { DEPOSIT_CODES } from './refusals';
import { openTestCashier, type TestCashier, type TestPlayer } from '../../testing/testCashier';

let cashier: TestCashier;
const controls = createControls(testClock());
before(async () => {
  cashier = await openTestCashier({ controls });
});
after(() => cashier.close());

type Asked = Parameters<TestPlayer['create']>[0];

const refusedFor = async (columns: Partial<AccountRow>, asked?: Asked) => {
  const player = await cashier.player(columns);
  return player.refused(asked);
};

test('each refusal has a situation of its own, in the order of the contract', async () => {
  const hour = new Date(cashier.clock.now().getTime() + 3_600_000);
  const cases: [string, Partial<AccountRow>, Asked?][] = [
    ['SELF_EXCLUDED', { excludedUntil: hour, emailVerifiedAt: null }],
    ['SELF_EXCLUDED', { isSelfExclusionPermanent: true }],
    ['REQUIRED_EMAIL_VERIFICATION', { emailVerifiedAt: null }, { amount: '0' }],
    ['GLOBAL_ERROR', {}, { method: 'nothing' }],
    ['GLOBAL_ERROR', {}, { method: 'payout' }],
    ['GLOBAL_ERROR', {}, { method: 'oldvoucher' }],
    ['GLOBAL_ERROR', {}, { method: 'vippay', amount: '2000' }],
    ['GLOBAL_ERROR', {}, { method: 'housecredit' }],
    ['GLOBAL_ERROR', {}, { method: 'pix' }],
    ['GLOBAL_ERROR', { tags: ['restricted'] }, { method: 'wallet' }],
    ['GLOBAL_ERROR', { kycStatus: 'REJECTED' }],
    ['PAYMENT_SERVICE_ERROR', {}, { currencyCode: 'USD' }],
    ['PAYMENT_SERVICE_ERROR', {}, { currencyCode: 'XXX' }],
    ['PAYMENT_SERVICE_ERROR', { currencyCode: null }],
    ['PAYMENT_SERVICE_ERROR', { currencyCode: 'BTC' }, { currencyCode: 'BTC', amount: '0.001' }],
    ['PAYMENT_SERVICE_ERROR', {}, { method: 'tether' }],
    ['PAYMENT_SERVICE_ERROR', {}, { method: 'tether', network: 'Bitcoin' }],
    ['AMOUNT_BELOW_ZERO', {}, { amount: '0' }],
    ['AMOUNT_BELOW_ZERO', {}, { amount: '0.00' }],
    ['AMOUNT_BELOW_ZERO', {}, { amount: '-25' }],
    ['PAYMENT_PROVIDER_LIMIT_THRESHOLD', {}, { amount: '9.99' }],
    ['PAYMENT_PROVIDER_LIMIT_THRESHOLD', {}, { amount: '5000.01' }],
    ['PAYMENT_PROVIDER_LIMIT_THRESHOLD', {}, { amount: '10.001' }],
    ['PHONE_ERROR', {}, { method: 'instantbank' }],
  ];
  for (const [code, columns, asked] of cases) {
    const refused = await refusedFor(columns, asked);
    assert.equal(refused.code, code, JSON.stringify([columns, asked]));
    assert.notEqual(refused.status, 403);
  }
});

test('OP-106 what the page would not send is no amount here either: signs, exponents, other digits, commas, too many decimals', async () => {
  const player = await cashier.player();
  for (const amount of ['', '1,5', '٢٥', '1e309', 'NaN', ' 25', '+25', '0x20', '1.2.3']) {
    const { code, details } = await player.refused({ amount });
    assert.deepEqual([code, Object.keys(details ?? {})], ['VALIDATION', ['amount']], amount);
  }
  assert.equal((await player.refused({ amount: '25.123456789' })).code, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD');
  assert.equal((await player.refused({ amount: '9'.repeat(30) })).code, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD');
});

test('what the method needs is enough: a phone, a CPF number, a tag, an e-mail, a network', async () => {
  const brazil = { countryCode: 'BR', currencyCode: 'BRL' };
  const pix = { method: 'pix', currencyCode: 'BRL' };
  const cases: [Partial<AccountRow>, Asked][] = [
    [{ phoneCode: '49', phone: '1701234567' }, { method: 'instantbank' }],
    [brazil, { ...pix, cpf: '529.982.247-25' }],
    [{ tags: ['vip'] }, { method: 'vippay', amount: '2000' }],
    [{ email: 'approved@baize.example' }, { method: 'housecredit' }],
    [{}, { method: 'tether', network: 'TRC20' }],
    [{}, { method: 'carouseller' }],
    [{}, { amount: '10' }],
    [{}, { amount: '5000' }],
    [
      { countryCode: 'TR', currencyCode: 'TRY' },
      { currencyCode: 'TRY', amount: '5' },
    ],
  ];
  for (const [columns, asked] of cases)
    assert.equal((await (await cashier.player(columns)).create(asked)).status, 'created');
  assert.equal((await refusedFor(brazil, pix)).code, 'PAYMENT_SERVICE_ERROR');
  assert.equal((await refusedFor(brazil, { ...pix, cpf: '52998224724' })).code, 'PAYMENT_SERVICE_ERROR');
});

test('a visitor from a country that must not be served deposits nothing, whoever they are', async () => {
  const { headers, payload } = (await cashier.player()).sent();
  const cookie = visitorCookie({ ip: null, country: 'FR' }).split(';')[0];
  const refused = await refusalOf(cashier.app, 'createDeposit', { headers: { ...headers, cookie }, payload });
  assert.equal(refused.code, 'DEPOSIT_COUNTRY_BLOCK');
});

test('the control panel makes the next deposit meet any code of §8, once, and nothing is left of it', async () => {
  const player = await cashier.player();
  for (const code of DEPOSIT_CODES) {
    controls.payments.meet(code);
    assert.equal((await player.refused()).code, code);
  }
  assert.equal((await player.create()).status, 'created');
});

test('without a provider nobody deposits, and a frozen account does not either', async () => {
  const { account, sent } = await cashier.player();
  const now = cashier.clock.now();
  const asked = {
    body: sent().payload,
    account,
    market: anywhere,
    fundsNotice: 'funds:test',
    refuseCountry() {},
    returnTo: 'http://localhost:3000/deposit',
    language: 'de',
    provider: null,
    situation: null,
    now,
    needsVerifiedEmail: true,
  };
  const create = () => cashier.db.transaction((tx) => createDeposit(tx, asked));
  const message = 'Der Zahlungsanbieter ist zurzeit nicht erreichbar.';
  await assert.rejects(create, { code: 'PROVIDER_ERROR', message });
  await changeAccount(cashier.db, account.id, { frozenUntil: new Date(now.getTime() + 1) });
  await assert.rejects(create, { code: 'ACCOUNT_FROZEN' });
});

test('the methods need a token, carry the bounds of the currency, and there are some in each', async () => {
  assert.equal((await refusalOf(cashier.app, 'payments')).status, 403);
  const player = await cashier.player();
  for (const { code } of CURRENCIES) {
    const { body } = await call(cashier.app, 'payments', { headers: player.headers, query: { currencyCode: code } });
    const { payments } = (body as { data: { payments: { name: string; min?: string; max?: string }[] } }).data;
    assert.ok(payments.length >= 10, code);
    assert.ok(
      payments.every(({ min, max }) => min && max && Number(min) < Number(max)),
      code,
    );
  }
  const lira = await call(cashier.app, 'payments', { headers: player.headers, query: { currencyCode: 'TRY' } });
  const [visa] = (lira.body as { data: { payments: { min: string; max: string }[] } }).data.payments;
  assert.deepEqual([visa?.min, visa?.max], ['5', '100000']);
});

test('the picture of every method is there', async () => {
  const player = await cashier.player();
  const { body } = await call(cashier.app, 'payments', { headers: player.headers });
  const { payments } = (body as { data: { payments: { thumbnailUrl?: string; thumbnail_url?: string }[] } }).data;
  for (const { thumbnailUrl, thumbnail_url: other } of payments) {
    const answer = await cashier.app.inject({ url: `/api/core/casino/assets/${thumbnailUrl ?? other}` });
    assert.equal(answer.statusCode, 200, thumbnailUrl ?? other);
    assert.match(String(answer.headers['content-type']), /^image\/svg\+xml/);
  }
});
