import fc from 'fast-check';
import { isKycApproved } from '@/domain/account/player/user';
import { makeStore } from '@/store/store';
import { api } from '@/services/http/api';
import { SIGNED_OUT } from '@/services/http/call';
import { createHttp } from '@/services/http/http';
import { Malformed } from '@/services/http/parse';
import { userDetailsEndpoint } from './profile';
import { toUserDetails } from './userDetails';

const USER = {
  userId: 17,
  email: 'maria@example.com',
  isEmailVerified: true,
  currencyCode: 'EUR',
  countryCode: 'DE',
  dateOfBirth: '03-04-1990',
  tags: ['vip', 7],
  userLimit: { isSelfExclusionPermanent: false, selfExclusion: '2027-01-01', isSelfExclusionByClock: false },
  firstName: 'Maria',
  lastName: 'Lindqvist',
  phoneCode: '49',
  phone: '15112345678',
  gender: 'Female',
  city: 'Kiel',
  address: 'Am Hafen 1',
  zipCode: '24103',
  nickname: 'marlin',
  kycStatus: 'APPROVED',
};
const ANSWER = {
  getUser: USER,
  depositCount: 2,
  userWallet: [
    { currencyCode: 'EUR', realMoney: '12.30', bonus: 4, wager: '0', depositWager: '1', rollover: '2', isActive: true },
    'nothing',
  ],
  totalDeposit: '50.00',
  totalSpend: 20.5,
  isCrypto: false,
  userLoyaltyLevel: { level: 2, name: 'Silver', xp: 120, nextLevelXp: 200, nextLevelName: 'Gold' },
  preferences: { noCalendar: true, timeZone: 'Europe/Berlin' },
  referralData: { visits: 3 },
  activeBonus: null,
  currencySymbol: '€',
  userMonthlyLimit: { amount: '100' },
};

test('ENT-01 the details are read with all their fields', () => {
  expect(toUserDetails(ANSWER)).toMatchObject({
    depositCount: 2,
    wallets: [
      {
        currencyCode: 'EUR',
        realMoney: '12.30',
        bonus: '4',
        wager: '0',
        depositWager: '1',
        rollover: '2',
        isActive: true,
      },
    ],
    totalDeposit: '50.00',
    totalSpend: '20.5',
    isCrypto: false,
    loyaltyLevel: { level: 2, name: 'Silver', xp: 120, nextLevelXp: 200, nextLevelName: 'Gold' },
    preferences: { noCalendar: true, timeZone: 'Europe/Berlin' },
    referral: { visits: 3 },
    activeBonus: null,
    currencySymbol: '€',
    monthlyLimit: { amount: '100' },
  });
});

test.each([
  ['an object', { currencyCode: 'USD', realMoney: 5 }, ['USD', '5', null]],
  ['a list', [{ currency: 'USD', realMoney: '5', bonus: '1e-1' }], ['USD', '5', '0.1']],
  ['in the currency of the account', { amount: '120.5' }, ['EUR', '120.5', null]],
  ['without an amount that can be read', { realMoney: 'much' }, ['EUR', null, null]],
])('B01 ENT-14 a wallet as %s is read, and nothing of it is invented', (_, userWallet, [currency, money, bonus]) => {
  const [wallet] = toUserDetails({ ...ANSWER, userWallet }).wallets;
  expect(wallet).toMatchObject({ currencyCode: currency, realMoney: money, bonus });
});

test.each([true, 1, '1', 'true', 'TRUE'])('a player who is excluded for good is, whichever way %j says so', (sent) => {
  const userLimit = { isSelfExclusionPermanent: sent };
  expect(toUserDetails({ getUser: { ...USER, userLimit } }).user.limits.isSelfExclusionPermanent).toBe(true);
});

test.each([
  [0, 0],
  ['2', 2],
  [null, null],
  [undefined, null],
  ['many', null],
])('a deposit count of %j is %j: none is invented', (depositCount, read) => {
  expect(toUserDetails({ ...ANSWER, depositCount }).depositCount).toBe(read);
});

test.each([
  [true, true],
  ['false', false],
  [0, false],
  [null, null],
  [undefined, null],
])('of an address that is said to be verified %j it is known: %j', (isEmailVerified, read) => {
  expect(toUserDetails({ ...ANSWER, getUser: { ...USER, isEmailVerified } }).user.isEmailVerified).toBe(read);
});

test.each([
  [null, null],
  ['200', 200],
  [undefined, undefined],
  ['far', undefined],
])('only a next level of null says that there is none: %j is %j', (nextLevelXp, read) => {
  const userLoyaltyLevel = { level: 4, nextLevelXp };
  expect(toUserDetails({ ...ANSWER, userLoyaltyLevel }).loyaltyLevel?.nextLevelXp).toBe(read);
});

test('B06 a level without points says nothing about the way; a level as a number is one', () => {
  expect(toUserDetails({ ...ANSWER, userLoyaltyLevel: 3 }).loyaltyLevel).toMatchObject({ level: 3, xp: null });
});

test('ENT-02 ENT-03 the player is read with all fields, the limits and the date of birth as ours', () => {
  const { userLimit: limits, ...same } = USER;
  expect(toUserDetails(ANSWER).user).toEqual({
    ...same,
    userId: '17',
    tags: ['vip'],
    dateOfBirth: '1990-03-04',
    limits,
    hasNoPassword: false,
  });
});

test('E12 only an account of which the backend says so has no password', () => {
  const read = (hasPassword?: unknown) =>
    toUserDetails({ ...ANSWER, getUser: { ...USER, hasPassword } }).user.hasNoPassword;
  expect([false, 'false', 0, true, null, undefined].map(read)).toEqual([true, true, true, false, false, false]);
});

test('A08 an exclusion ends by the clock only where the backend says so', () => {
  const byClock = (said?: unknown) =>
    toUserDetails({ ...ANSWER, getUser: { ...USER, userLimit: { isSelfExclusionByClock: said } } }).user.limits
      .isSelfExclusionByClock;
  expect([true, 'true', 1, null, undefined].map(byClock)).toEqual([true, false, false, false, false]);
});

test.each(['1990-03-04', '1990-03-04T00:00:00.000Z', '03-04-1990'])(
  'a date of birth written %s is the same day',
  (dateOfBirth) => {
    expect(toUserDetails({ ...ANSWER, getUser: { ...USER, dateOfBirth } }).user.dateOfBirth).toBe('1990-03-04');
  },
);

test.each([
  ['APPROVED', true],
  ['PENDING', false],
  ['approved', false],
  [null, false],
  [undefined, false],
  [7, false],
])('ENT-04 the status %j is approved: %s', (kycStatus, approved) => {
  expect(isKycApproved(toUserDetails({ ...ANSWER, getUser: { ...USER, kycStatus } }).user)).toBe(approved);
});

test('an answer that names no player is no answer; any other shows what can be shown', () => {
  expect(() => toUserDetails({ depositCount: 1 })).toThrow(Malformed);
  expect(() => toUserDetails({ getUser: { email: 'x' } })).toThrow(Malformed);
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      const { user, depositCount } = toUserDetails({
        getUser: { ...Object.fromEntries(Object.keys(USER).map((key) => [key, wire])), userId: 'u1' },
        depositCount: wire,
        userWallet: wire,
      });
      expect(user.userId).toBe('u1');
      expect(depositCount === null || Number.isFinite(depositCount)).toBe(true);
      expect([null, 'string']).toContain(user.email === null ? null : typeof user.email);
    }),
  );
});

test('API-24 without a token the details are refused, and nobody is asked', async () => {
  const store = makeStore({ http: createHttp({ baseUrl: 'http://127.0.0.1:9', language: () => 'en' }) });
  const { error } = await store.dispatch(userDetailsEndpoint.initiate());
  expect(error).toEqual({ code: SIGNED_OUT });
  store.dispatch(api.util.resetApiState());
});
