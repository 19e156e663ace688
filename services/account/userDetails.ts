import { fromWireDate } from '@/domain/account/fields/dateOfBirth';
import type { User, UserLimits } from '@/domain/account/player/user';
import type { LoyaltyLevel, Preferences, RawDetails, UserDetails, Wallet } from '@/domain/account/player/userDetails';
import {
  bag,
  type Bag,
  decimal,
  flag,
  isBag,
  Malformed,
  number,
  readAll,
  text,
  toId,
  words,
} from '@/services/http/parse';
import { said, told } from '@/services/http/told';

const rawOrNull = (value: unknown): RawDetails | null => (isBag(value) ? value : null);

/** Reads how a player is excluded; without a word of it, not at all. */
export function toUserLimits(wire: unknown): UserLimits {
  const limits = bag(wire);
  return {
    isSelfExclusionPermanent: flag(limits.isSelfExclusionPermanent),
    selfExclusion: text(limits.selfExclusion),
    // Strict, because it makes an exclusion shorter (A08).
    isSelfExclusionByClock: limits.isSelfExclusionByClock === true,
    ...(flag(limits.isSelfExclusionUntilLifted) && { isSelfExclusionUntilLifted: true }),
  };
}

/** Everything about a player except the id: missing or invalid values are null (OP-037). */
function toUser(wire: Bag, userId: string): User {
  return {
    userId,
    email: text(wire.email),
    isEmailVerified: said(wire.isEmailVerified),
    hasNoPassword: wire.hasPassword != null && !flag(wire.hasPassword),
    currencyCode: text(wire.currencyCode),
    countryCode: text(wire.countryCode),
    dateOfBirth: fromWireDate(text(wire.dateOfBirth)) || null,
    tags: words(wire.tags, 'tag', 'name'),
    limits: toUserLimits(wire.userLimit),
    firstName: text(wire.firstName),
    lastName: text(wire.lastName),
    phoneCode: toId(wire.phoneCode),
    phone: toId(wire.phone),
    gender: text(wire.gender),
    city: text(wire.city),
    address: text(wire.address),
    zipCode: toId(wire.zipCode),
    nickname: text(wire.nickname),
    kycStatus: text(wire.kycStatus),
  };
}

/** Reads a wallet; one that names no currency is in the account's. */
function toWallet(wire: unknown, accountCurrency: string | null): Wallet | null {
  const wallet = bag(wire);
  const currencyCode = text(wallet.currencyCode) ?? text(wallet.currency) ?? accountCurrency;
  return currencyCode === null || !isBag(wire)
    ? null
    : {
        currencyCode,
        realMoney: decimal(wallet.realMoney) ?? decimal(wallet.amount) ?? decimal(wallet.balance),
        bonus: decimal(wallet.bonus),
        wager: decimal(wallet.wager),
        depositWager: decimal(wallet.depositWager),
        rollover: decimal(wallet.rollover),
        isActive: flag(wallet.isActive),
      };
}

function toLevel(wire: unknown): LoyaltyLevel | null {
  const { level, name, xp, nextLevelXp, nextLevelName } = isBag(wire) ? wire : { level: wire };
  const index = number(level);
  return index === null
    ? null
    : {
        level: index,
        name: text(name) ?? '',
        xp: number(xp),
        nextLevelXp: told(nextLevelXp, number),
        nextLevelName: text(nextLevelName),
      };
}

function toPreferences(wire: unknown): Preferences {
  const { noCalendar, ghostMode, newsletter, timeZone, quietMode, chatDark, ...chat } = bag(wire);
  const [chatColour, chatFontSize] = [text(chat.chatColour), number(chat.chatFontSize)];
  return {
    noCalendar: flag(noCalendar),
    ghostMode: flag(ghostMode),
    newsletter: newsletter == null ? null : flag(newsletter),
    timeZone: text(timeZone),
    ...(quietMode != null && { quietMode: flag(quietMode) }),
    ...(chatColour !== null && { chatColour }),
    ...(chatFontSize !== null && { chatFontSize }),
    ...(chatDark != null && { chatDark: flag(chatDark) }),
  };
}

/** Reads the answer of get-user-details; throws Malformed when it has no player id (ENT-01, ENT-02). */
export function toUserDetails(wire: unknown): UserDetails {
  const details = bag(wire);
  const user = bag(details.getUser);
  const userId = toId(user.userId);
  if (userId === null) throw new Malformed('The answer holds no player');
  return {
    user: toUser(user, userId),
    depositCount: number(details.depositCount),
    wallets: readAll(isBag(details.userWallet) ? [details.userWallet] : details.userWallet, (wallet) =>
      toWallet(wallet, text(user.currencyCode)),
    ),
    totalDeposit: decimal(details.totalDeposit),
    totalSpend: decimal(details.totalSpend),
    isCrypto: flag(details.isCrypto),
    loyaltyLevel: toLevel(details.userLoyaltyLevel),
    preferences: toPreferences(details.preferences),
    currencySymbol: text(details.currencySymbol),
    referral: rawOrNull(details.referralData),
    activeBonus: details.activeBonus,
    monthlyLimit: rawOrNull(details.userMonthlyLimit),
    accessToken: text(details.accessToken),
  };
}
