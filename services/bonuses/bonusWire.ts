import {
  BONUS_STATUSES,
  type BonusStatus,
  bonusTypeOf,
  type BonusType,
  GAME_KINDS,
  isEnded,
  WAGERING_TYPES,
  type Cashback,
  type FreeSpins,
  type Offer,
  type UserBonus,
} from '@/domain/bonuses/offer';
import { WEEKDAYS } from '@/domain/time/weekdays';
import {
  bag,
  type Bag,
  camelBag,
  decimal,
  flag,
  isBag,
  Malformed,
  number,
  oneIn,
  readAll,
  rowsOf,
  text,
  toId,
  unmarked,
} from '@/services/http/parse';

function toFreeSpins(wire: Bag): FreeSpins | null {
  const count = number(wire.freeSpinsQuantity);
  if (count === null || count <= 0) return null;
  const gameName = text(wire.freeSpinGameName);
  return {
    count,
    // Alone it may be an id or a name (§3).
    game: gameName === null ? null : toId(wire.freeSpinGame),
    gameName: gameName ?? text(wire.freeSpinGame),
    stake: decimal(wire.freeSpinStake),
    boost: number(wire.winBoost) ?? 1,
  };
}

function toCashback(wire: unknown): Cashback | null {
  const { percent, days, minLoss, toCalendar } = bag(wire);
  const [share, span, least] = [number(percent), number(days), decimal(minLoss)];
  if (share === null || span === null || least === null) return null;
  return { percent: share, days: span, minLoss: least, toCalendar: flag(toCalendar) };
}

/** Pictures of an offer. The specification names none, so an image is read under the names it is likely to have. */
function picturesIn(wire: Bag): Pick<Offer, 'image' | 'mark'> {
  const banner = camelBag(wire.banner);
  const image = banner.bannerImage ?? banner.image ?? banner.imageUrl ?? wire.bannerImage ?? wire.bannerImageUrl;
  return { image: text(image), mark: text(banner.bannerMark) };
}

/** Null says that nothing speaks against it, and a missing refusal that the backend does not tell. */
function refusalIn(value: unknown): Offer['refusal'] {
  if (value === null) return false;
  const { code, details } = bag(value);
  return typeof code === 'string' && code !== '' ? { code, details } : null;
}

/** Reads an offer; null without an id, a name or a known type. */
export function toOffer(value: unknown): Offer | null {
  const wire = camelBag(value);
  const [id, name, type] = [toId(wire.id), text(wire.name), bonusTypeOf(wire.bonusType ?? wire.type)];
  if (id === null || name === null || type === null) return null;
  return {
    id,
    name,
    type,
    title: unmarked(camelBag(wire.banner).bannerTitle) ?? unmarked(wire.bannerTitle) ?? name,
    currency: text(wire.currencyCode) ?? '',
    amount: decimal(wire.bonusAmount),
    freeSpins: toFreeSpins(wire),
    depositPercent: number(wire.depositBonusPercent),
    maxAmount: decimal(wire.maxBonusThreshold),
    maxWin: decimal(wire.maxWinAmount),
    minBalance: decimal(wire.minBalance),
    minDeposit: decimal(wire.minDeposit),
    multiplier: number(wire.wageringMultiplier) ?? number(wire.multiplier),
    wageringType: oneIn(WAGERING_TYPES, wire.wageringType),
    couponCode: text(wire.couponCode),
    maxBet: decimal(wire.maxBet),
    daysToWager: number(wire.daysToWager),
    weights: readAll(wire.gameWeights, (row) => {
      const [kind, percent] = [oneIn(GAME_KINDS, bag(row).kind), number(bag(row).percent)];
      return kind === null || percent === null ? null : { kind, percent };
    }),
    excludedGames: readAll(wire.excludedGames, (row) => {
      const game = toId(bag(row).game);
      return game === null ? null : { game, name: text(bag(row).name) ?? game };
    }),
    availableFrom: text(wire.availableFrom),
    validTo: text(wire.validTo),
    days: readAll(wire.days, (day) => oneIn(WEEKDAYS, day)),
    depositNumber: number(wire.depositNumber),
    registrationHours: number(wire.registrationHours),
    maxParticipants: number(wire.maxParticipants),
    retryDays: number(wire.retryDays),
    cashback: toCashback(wire.cashback),
    termsVersion: text(wire.termsVersion),
    ...picturesIn(wire),
    refusal: refusalIn(wire.refusal),
  };
}

/** Reads a player's bonus; null without an id. */
export function toUserBonus(value: unknown): UserBonus | null {
  const wire = camelBag(value);
  const [offer, userBonusId] = [toOffer(value), toId(wire.userBonusId)];
  if (!offer || userBonusId === null) return null;
  return {
    ...offer,
    userBonusId,
    status: oneIn(BONUS_STATUSES, wire.status),
    depositAmount: decimal(wire.depositAmount),
    freeSpinsLeft: number(wire.freeSpinsLeft),
    wagerLeft: decimal(wire.wagerLeft),
    wagered: decimal(wire.wageredAmount),
    start: text(wire.start),
    expiration: text(wire.expiration),
    freeSpinWinnings: decimal(wire.freeSpinWinnings),
    winnings: decimal(wire.winningAmount),
    burn: decimal(wire.burnAmount),
    result: oneIn(['cash', 'no-win'] as const, wire.result),
  };
}

/**
 * Reads the active bonus of the player's details: the bonus, or nothing but its id (§3 names neither form). Whatever it
 * says of its status is active unless it has ended; without a name its title is empty. Null where there is none.
 */
export function toActiveBonus(value: unknown): UserBonus | null {
  const given = isBag(value) ? value : { id: toId(value) };
  const id = toId(given.userBonusId) ?? toId(given.id);
  if (id === null || id === '0' || /^(?:true|false)$/i.test(id)) return null;
  // The type matters to no rule of an active bonus; without one it would be lost, and with it the warning before a deposit.
  const bonus = toUserBonus({ id, name: id, type: 'deposit', ...given, userBonusId: id });
  return bonus && !isEnded(bonus)
    ? { ...bonus, title: bonus.title === id ? '' : bonus.title, status: 'activated' }
    : null;
}

/** `counts` are those of all types, whatever type was asked for; a type without a number is missing. */
export type BonusRows<T> = { rows: T[]; count: number; counts?: Partial<Record<BonusType, number>> };

function countsIn(wire: unknown): Partial<Record<BonusType, number>> | undefined {
  if (!isBag(wire)) return undefined;
  const counts = Object.entries(wire).flatMap(([name, value]) => {
    const [type, found] = [bonusTypeOf(name), number(value)];
    return type === null || found === null ? [] : [[type, found] as const];
  });
  return Object.fromEntries(counts);
}

/** Reads `data.bonus.rows` and `count` (ENT-07, API-15); throws Malformed without them. */
export function bonusRowsIn<T>(wire: unknown, read: (row: unknown) => T | null): BonusRows<T> {
  const { rows, count, counts: told } = bag(bag(bag(wire).data).bonus);
  const [found, counts] = [rowsOf(rows, read), countsIn(told)];
  return { rows: found, count: number(count) ?? found.length, ...(counts && { counts }) };
}

/** Reads the single bonus of an answer; throws Malformed without one. */
function userBonusIn(wire: unknown): UserBonus {
  const bonus = toUserBonus(bag(bag(wire).data).bonus);
  if (!bonus) throw new Malformed('The answer holds no bonus');
  return bonus;
}

/**
 * Reads what became of a bonus: the bonus, or no more than `success` and perhaps a status, else the one that was asked
 * for. Throws Malformed without either.
 */
export const outcomeIn =
  (asked: BonusStatus) =>
  (wire: unknown): Pick<UserBonus, 'status'> => {
    const { bonus, success, status } = bag(bag(wire).data);
    if (isBag(bonus) || !flag(success)) return userBonusIn(wire);
    return { status: oneIn(BONUS_STATUSES, status) ?? asked };
  };
