import { fromWireDate } from '@/domain/account/fields/dateOfBirth';
import type { User } from '@/domain/account/player/user';
import type { LoyaltyLevel, Preferences, RawDetails, UserDetails, Wallet } from '@/domain/account/player/userDetails';
import { bag, decimal, isBag, Malformed, number, readAll, text, toId, type Bag } from '@/services/http/parse';

const amount = (value: unknown): string => decimal(value) ?? '0';
const rawOrNull = (value: unknown): RawDetails | null => (isBag(value) ? value : null);

/** Everything about a player except the id: missing or invalid values are null (OP-037). */
function toUser(wire: Bag, userId: string): User {
  const limits = bag(wire.userLimit);
  return {
    userId,
    email: text(wire.email),
    isEmailVerified: wire.isEmailVerified === true,
    currencyCode: text(wire.currencyCode),
    countryCode: text(wire.countryCode),
    dateOfBirth: fromWireDate(text(wire.dateOfBirth)) || null,
    tags: readAll(wire.tags, text),
    limits: {
      isSelfExclusionPermanent: limits.isSelfExclusionPermanent === true,
      selfExclusion: text(limits.selfExclusion),
      isSelfExclusionByClock: limits.isSelfExclusionByClock === true,
    },
    firstName: text(wire.firstName),
    lastName: text(wire.lastName),
    phoneCode: text(wire.phoneCode),
    phone: text(wire.phone),
    gender: text(wire.gender),
    city: text(wire.city),
    address: text(wire.address),
    zipCode: text(wire.zipCode),
    nickname: text(wire.nickname),
    kycStatus: text(wire.kycStatus),
  };
}

function toWallet(wire: unknown): Wallet | null {
  const wallet = bag(wire);
  const currencyCode = text(wallet.currencyCode);
  return currencyCode === null
    ? null
    : {
        currencyCode,
        realMoney: amount(wallet.realMoney),
        bonus: amount(wallet.bonus),
        wager: amount(wallet.wager),
        depositWager: amount(wallet.depositWager),
        rollover: amount(wallet.rollover),
        isActive: wallet.isActive === true,
      };
}

function toLevel(wire: unknown): LoyaltyLevel | null {
  const { level, name, xp, levelXp, nextLevelXp, nextLevelName } = bag(wire);
  const index = number(level);
  return index === null
    ? null
    : {
        level: index,
        name: text(name) ?? '',
        xp: number(xp) ?? 0,
        levelXp: number(levelXp),
        nextLevelXp: number(nextLevelXp),
        nextLevelName: text(nextLevelName),
      };
}

function toPreferences(wire: unknown): Preferences {
  const { noCalendar, timeZone } = bag(wire);
  return { noCalendar: noCalendar === true, timeZone: text(timeZone) };
}

/** Reads the answer of get-user-details; throws Malformed when it has no player id (ENT-01, ENT-02). */
export function toUserDetails(wire: unknown): UserDetails {
  const details = bag(wire);
  const user = bag(details.getUser);
  const userId = toId(user.userId);
  if (userId === null) throw new Malformed('The answer holds no player');
  return {
    user: toUser(user, userId),
    depositCount: number(details.depositCount) ?? 0,
    wallets: readAll(details.userWallet, toWallet),
    totalDeposit: amount(details.totalDeposit),
    totalSpend: amount(details.totalSpend),
    isCrypto: details.isCrypto === true,
    loyaltyLevel: toLevel(details.userLoyaltyLevel),
    preferences: toPreferences(details.preferences),
    currencySymbol: text(details.currencySymbol),
    referral: rawOrNull(details.referralData),
    activeBonus: rawOrNull(details.activeBonus),
    monthlyLimit: rawOrNull(details.userMonthlyLimit),
    accessToken: text(details.accessToken),
  };
}
