import { type AnswerOf } from '@/contract/wire';
import { type Spoken } from '../../http/languages';
import { activeBonus } from '../bonuses/held/store';
import { userBonusesWire } from '../bonuses/held/userBonusWire';
import { type Brand } from '../../brands/brand/brand';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { monthlyLimit } from '../protection/limitWire';
import { userLimitWire } from '../protection/stop';
import { ownLevel } from '../rewards/levelWire';
import { chosenZone } from '../rewards/zones';
import { moneyDetails } from '../ledger/walletWire';

type UserDetails = AnswerOf<'userDetails'>;

/** The symbol of a currency, such as €; for a crypto coin, its code. */
function symbolOf(currency: string, { currencies }: Brand): string {
  if (currencies.some(({ code, name }) => code === currency && name !== undefined)) return currency;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The player's switches, as told in the details and after a change. */
export const preferencesWire = async (
  db: Db,
  account: Pick<AccountRow, 'id' | 'preferences' | 'newsLetterAt'>,
): Promise<NonNullable<UserDetails['preferences']>> => ({
  ...account.preferences,
  newsletter: account.newsLetterAt !== null,
  timeZone: await chosenZone(db, account.id),
});

/** An account as its player sees it (spec §3), with wallets, limits and active bonus. */
export async function userDetails(
  db: Db,
  account: AccountRow,
  { brand, language, now }: { brand: Brand; language: Spoken; now: Date },
): Promise<UserDetails> {
  const active = await activeBonus(db, account.id);
  const [activeWire = null] = await userBonusesWire(db, active ? [active] : [], language);
  const { currencyCode } = account;
  return {
    getUser: {
      userId: account.id,
      email: account.email,
      isEmailVerified: account.emailVerifiedAt !== null,
      hasPassword: account.passwordHash !== null,
      currencyCode,
      countryCode: account.countryCode,
      dateOfBirth: account.dateOfBirth,
      tags: account.tags,
      userLimit: userLimitWire(account),
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
    ...(await moneyDetails(db, account)),
    isCrypto: brand.currencies.some(({ code, name }) => code === currencyCode && name !== undefined),
    activeBonus: activeWire,
    userMonthlyLimit: await monthlyLimit(db, account, now),
    ...(currencyCode && { currencySymbol: symbolOf(currencyCode, brand) }),
    userLoyaltyLevel: await ownLevel(db, account.id, language),
    preferences: await preferencesWire(db, account),
  };
}
