import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Answer, ask, backend, closeAll, MAIL } from './asking.ts';
import { account } from './base/state.ts';

after(closeAll);

describe('operations without a call', () => {
  test('every refusal of a bonus has its sample', async () => {
    const site = await backend();
    const cases: [string, string, string][] = [
      ['busy', 'fifth', 'ACTIVE_BONUS'],
      ['spinning', 'welcome', 'ACTIVE_FREE_SPINS'],
      ['depositor', 'once', 'RETRY_PERIOD'],
      ['depositor', 'early', 'REGISTRATION_BONUS'],
      ['depositor', 'full', 'MAXIMUM_PARTICIPANTS'],
      ['depositor', 'weekday', 'DAYS_VALID'],
      ['depositor', 'tangled', 'UNIFIED_ERROR'],
      ['depositor', 'fifth', 'DEPOSITS_NUMBER'],
      ['depositor', 'withdrawn', 'CANCELLED'],
      ['depositor', 'bigLoss', 'NO_CASHBACK'],
      ['depositor', 'toCalendar', 'ADD_TO_CALENDAR'],
      ['fresh', 'welcome', 'REQUIRED_EMAIL_VERIFICATION'],
      ['depositor', 'tooEarly', 'The bonus has not started yet'],
      ['depositor', 'tooLate', 'The bonus has ended'],
      ['duplicate', 'textId', 'Duplicate account: deposit bonuses are still allowed'],
      ['newcomer', 'bigLoss', 'Cashback needs a deposit'],
      ['excluded', 'welcome', 'This account is self-excluded'],
    ];
    const activate = async (who: string, name: string): Promise<Answer> => {
      const id = site.state.bonuses.find((bonus) => bonus.name === name)?.id ?? '';
      return await ask(site, `POST /test/bonus/${encodeURIComponent(id)}/activate`, who);
    };
    for (const [who, name, message] of cases) {
      const { status, json } = await activate(who, name);
      assert.deepEqual([name, status, json], [name, 400, { message }]);
    }
    for (const [who, name] of [
      ['newcomer', 'early'],
      ['duplicate', 'welcome'],
      ['depositor', 'instant'],
    ] as const) {
      assert.equal((await activate(who, name)).status, 200, name);
    }
    assert.equal((await ask(site, 'POST /test/bonus/cancel', 'busy')).json.data.success, true);
    assert.match((await ask(site, 'POST /test/coupon', 'depositor', { couponCode: 'LITERAL-10' })).text, /Success/);
    assert.match((await ask(site, 'POST /test/coupon', 'depositor', { couponCode: 'LITERAL-10' })).text, /Redeemed/);
  });

  test('every deposit code, 3DS, and withdrawals', async () => {
    const site = await backend({ settings: { excludedCountryCodeList: ['FI'] } });
    const deposit = async (who: string, name: string, amount: unknown): Promise<Answer> =>
      await ask(site, 'POST /test/deposit', who, { paymentMethod: name, amount });
    const cases: [string, string, unknown, string][] = [
      ['fresh', 'visa', 25, 'REQUIRED_EMAIL_VERIFICATION'],
      ['documents', 'visa', 25, 'GLOBAL_ERROR'],
      ['depositor', 'visa', '0', 'AMOUNT_BELOW_ZERO'],
      ['depositor', 'visa', 5, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'],
      ['depositor', 'bank', 6000, 'PAYMENT_LIMIT_THRESHOLD'],
      ['depositor', 'pix', 25, 'PAYMENT_SERVICE_ERROR'],
      ['depositor', 'mastercard', 25, 'TRANSACTION_FAILED'],
      ['depositor', 'broken', 25, 'PROVIDER_ERROR'],
      ['depositor', 'byPhone', 25, 'PHONE_ERROR'],
      ['depositor', 'nobody', 25, 'UNIFIED_ERROR'],
    ];
    for (const [who, name, amount, message] of cases) {
      assert.deepEqual((await deposit(who, name, amount)).json, { message }, message);
    }
    const { MD, PaReq } = (await deposit('newcomer', 'visa', '25.00')).json.data;
    const newcomer = account(site.state, MAIL('newcomer'));
    assert.equal(newcomer.depositCount, 0);
    for (let time = 0; time < 2; time++) await ask(site, 'POST /api/user/3ds-webhook', null, { MD, PaReq });
    assert.deepEqual([newcomer.depositCount, site.state.threeDs.length], [1, 2]);
    site.state.location.country = 'FI';
    assert.equal((await deposit('depositor', 'visa', 25)).json.message, 'DEPOSIT_COUNTRY_BLOCK');

    const draw = { amount: '100', walletAddress: 'bc1', network: 'BTC' };
    const blocked: [string, RegExp][] = [
      ['fresh', /verified e-mail/],
      ['busy', /active bonus/],
      ['wagering', /wagering/],
    ];
    for (const [who, message] of blocked) {
      assert.match((await ask(site, 'POST /test/withdrawal', who, draw)).json.message, message);
    }
    const costs = (await ask(site, 'POST /test/withdrawal/calculate', 'excluded', draw)).json.data;
    assert.deepEqual(Object.keys(costs), ['creditAmount', 'receiveAmount', 'networkFee', 'fee']);
    const { id } = (await ask(site, 'POST /test/withdrawal', 'excluded', draw)).json.data;
    assert.equal(account(site.state, MAIL('excluded')).balance.realMoney, 20.5);
    await ask(site, `DELETE /test/withdrawal/${id}`, 'excluded');
    assert.equal(account(site.state, MAIL('excluded')).balance.realMoney, 120.5);
  });
});
