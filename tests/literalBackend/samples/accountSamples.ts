import { addDays, utcDay } from '../base/clock.ts';
import { type Account } from '../base/state.ts';
import { type Id } from '../base/writing.ts';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Literal!1';

const DAY_MS = 86_400_000;

/** A player about whom nothing is known but id and address; every account begins as one. */
export function blankAccount(id: Id, email: string, now: number): Account {
  return {
    id,
    email,
    password: null,
    username: email.split('@')[0] ?? email,
    firstName: null,
    lastName: null,
    phoneCode: null,
    phone: null,
    dateOfBirth: '1900-01-01',
    gender: 'Not to say',
    countryCode: null,
    currencyCode: 'EUR',
    city: null,
    address: null,
    zipCode: null,
    nickname: null,
    tags: [],
    kycStatus: null,
    isEmailVerified: false,
    isSelfExclusionPermanent: false,
    selfExclusion: null,
    isDuplicate: false,
    needsDocuments: false,
    isCrypto: false,
    locale: null,
    cpnc: null,
    registeredAt: now,
    linkedAccountUuid: null,
    balance: { realMoney: 0, bonus: 0, wager: 0, depositWager: 0, rollover: 0 },
    depositCount: 0,
    totalDeposit: 0,
    totalSpend: 0,
    loyaltyLevel: 0,
    award: { ngr: 0, percent: 0.1 },
    rakeback: [],
    bonuses: [],
    deposits: [],
    withdrawals: [],
  };
}

/** One player per situation that §4, §6 and §8 tell apart. The name before the @ says which. */
export function sampleAccounts(now: number): Account[] {
  const today = utcDay(now);
  let id = 100;
  const player = (name: string, facts: Partial<Account>): Account => ({
    ...blankAccount(++id, `${name}@literal.example`, now - 60 * DAY_MS),
    password: SAMPLE_PASSWORD,
    ...facts,
  });
  const depositor: Partial<Account> = {
    firstName: 'Dora',
    lastName: 'Depositor',
    phoneCode: '356',
    phone: '21234567',
    dateOfBirth: '1990-03-25',
    gender: 'Female',
    countryCode: 'MT',
    city: 'Valletta',
    address: 'Old Theatre Street 1',
    zipCode: 'VLT 1421',
    nickname: 'dora <b>d</b>',
    tags: ['vip'],
    isEmailVerified: true,
    depositCount: 2,
    totalDeposit: 150,
    totalSpend: 90.5,
    loyaltyLevel: 2,
    balance: { realMoney: 120.5, bonus: 0, wager: 0, depositWager: 0, rollover: 0 },
    award: { ngr: 84.2, percent: 0.1 },
  };
  const active = { id: 9001, status: 'activated', activatedAt: now - DAY_MS, amount: 20 } as const;
  return [
    // 'once' was used three days ago, so it answers RETRY_PERIOD.
    player('depositor', {
      ...depositor,
      locale: 'de',
      cpnc: 'spring',
      bonuses: [{ ...active, bonusId: 3, status: 'completed', activatedAt: now - 3 * DAY_MS }],
    }),
    player('fresh', { registeredAt: now }),
    player('newcomer', { isEmailVerified: true, registeredAt: now, countryCode: 'DE', firstName: 'Nils' }),
    player('duplicate', { ...depositor, isDuplicate: true, nickname: null }),
    player('excluded', { ...depositor, selfExclusion: addDays(today, 1) }),
    player('permanent', { ...depositor, isSelfExclusionPermanent: true }),
    player('approved', { ...depositor, kycStatus: 'APPROVED', locale: 'fr' }),
    player('documents', { ...depositor, needsDocuments: true, kycStatus: 'requested' }),
    player('crypto', {
      ...depositor,
      isCrypto: true,
      currencyCode: 'BTC',
      balance: { realMoney: 0.00000012, bonus: 0, wager: 0, depositWager: 0, rollover: 0 },
      award: { ngr: 0.0000004, percent: 0.05 },
    }),
    player('busy', {
      ...depositor,
      balance: { realMoney: 40, bonus: 20, wager: 300, depositWager: 12.5, rollover: 3 },
      bonuses: [{ ...active, bonusId: 1 }],
    }),
    player('spinning', { ...depositor, bonuses: [{ ...active, bonusId: 2 }] }),
    player('wagering', { ...depositor, balance: { realMoney: 40, bonus: 0, wager: 0, depositWager: 25, rollover: 0 } }),
  ];
}
