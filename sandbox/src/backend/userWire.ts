import { type AnswerOf } from '@/contract/wire';
import { type Brand } from '../brand/brand';
import { type AccountRow } from '../db/accounts';

type UserDetails = AnswerOf<'userDetails'>;

/** The sign of a currency, such as €; a coin's code. */
function symbolOf(currency: string, { currencies }: Brand): string {
  if (currencies.some(({ code, name }) => code === currency && name !== undefined)) return currency;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An account as its player gets to see it (spec §3). Nobody can deposit yet, so there are no wallets. */
export function userDetails(account: AccountRow, brand: Brand): UserDetails {
  const { currencyCode } = account;
  return {
    getUser: {
      userId: account.id,
      email: account.email,
      isEmailVerified: account.emailVerifiedAt !== null,
      currencyCode,
      countryCode: account.countryCode,
      dateOfBirth: account.dateOfBirth,
      tags: account.tags,
      userLimit: {
        isSelfExclusionPermanent: account.isSelfExclusionPermanent,
        selfExclusion: account.selfExclusion,
      },
      firstName: account.firstName,
      lastName: account.lastName,
      phoneCode: account.phoneCode,
      phone: account.phone,
      gender: account.gender,
      city: account.city,
      address: account.address,
      zipCode: account.zipCode,
      nickname: account.nickname,
      kycStatus: account.kycStatus,
    },
    depositCount: 0,
    userWallet: [],
    totalDeposit: '0',
    totalSpend: '0',
    isCrypto: brand.currencies.some(({ code, name }) => code === currencyCode && name !== undefined),
    activeBonus: null,
    userMonthlyLimit: null,
    ...(currencyCode && { currencySymbol: symbolOf(currencyCode, brand) }),
    preferences: account.preferences,
  };
}
