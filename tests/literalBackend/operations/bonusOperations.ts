import { dayIn, utcDay } from '../base/clock.ts';
import { type Context, type Handler, textOf } from '../base/context.ts';
import { forbidden, ok, refused, type Reply } from '../base/reply.ts';
import {
  type Account,
  activeBonuses,
  type Bonus,
  isExcluded,
  next,
  sameId,
  type State,
  type UserBonus,
} from '../base/state.ts';

const DAY_MS = 86_400_000;

interface Refusal {
  code: string;
  details?: Record<string, unknown>;
}

const chosen = ({ state, body, query, params }: Context): Bonus | undefined => {
  const id = params.bonusId ?? params.id ?? textOf(body, 'bonusId') ?? textOf(body, 'id') ?? query.get('bonusId');
  return state.bonuses.find((bonus) => sameId(id, bonus.id));
};

const bonusOf = (state: State, used: UserBonus): Bonus | undefined =>
  state.bonuses.find((bonus) => sameId(used.bonusId, bonus.id));

/** ERR-21, ERR-22: one bonus at a time; free spins have a code of their own. */
function alreadyActive(state: State, owner: Account): Refusal | null {
  const [active] = activeBonuses(owner);
  if (!active) return null;
  return { code: bonusOf(state, active)?.type === 'freespins' ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS' };
}

/** ERR-15 … ERR-29, BON-13: why this player cannot have this bonus now; null if nothing speaks against it. */
export function refusalOf(state: State, owner: Account, bonus: Bonus): Refusal | null {
  const now = state.now();
  const { rules } = bonus;
  if (isExcluded(owner, utcDay(now))) return { code: 'This account is self-excluded' };
  if (state.settings.verifyEmailOnBonusActivation !== false && !owner.isEmailVerified) {
    return { code: 'REQUIRED_EMAIL_VERIFICATION' };
  }
  if (now < bonus.startsAt) return { code: 'The bonus has not started yet' };
  if (bonus.endsAt !== null && now > bonus.endsAt) return { code: 'The bonus has ended' };
  if (rules.cancelled) return { code: 'CANCELLED' };
  if (owner.isDuplicate && (bonus.type === 'no_deposit' || bonus.type === 'freespins')) {
    return { code: 'Duplicate account: deposit bonuses are still allowed' };
  }
  const active = alreadyActive(state, owner);
  if (active && bonus.type !== 'instant_cashback') return active;
  const days = rules.daysAfterRegistration;
  if (days !== undefined && now - owner.registeredAt > days * DAY_MS) {
    return { code: 'REGISTRATION_BONUS', details: { days } };
  }
  if (rules.weekdays && !rules.weekdays.includes(new Date(now).getUTCDay())) {
    return { code: 'DAYS_VALID', details: { days: rules.weekdays } };
  }
  if (rules.participants && rules.participants.taken >= rules.participants.limit) {
    return { code: 'MAXIMUM_PARTICIPANTS' };
  }
  const used = owner.bonuses.find(({ bonusId }) => sameId(bonusId, bonus.id));
  if (rules.retryDays !== undefined && used && now - used.activatedAt < rules.retryDays * DAY_MS) {
    return { code: 'RETRY_PERIOD', details: { nextDate: utcDay(used.activatedAt + rules.retryDays * DAY_MS) } };
  }
  if (rules.depositNumber !== undefined && owner.depositCount + 1 !== rules.depositNumber) {
    const remaining = Math.max(0, rules.depositNumber - 1 - owner.depositCount);
    return { code: 'DEPOSITS_NUMBER', details: { depositsMade: owner.depositCount, depositsRemaining: remaining } };
  }
  if (rules.needsDeposit && owner.depositCount === 0) return { code: 'Cashback needs a deposit' };
  if (rules.minimumLoss !== undefined && owner.award.ngr < rules.minimumLoss) return { code: 'NO_CASHBACK' };
  if (rules.broken) {
    const details = { promotionId: bonus.id, userId: owner.id, userBonusId: 9900 };
    return { code: 'UNIFIED_ERROR', details };
  }
  return null;
}

/** Puts a cashback into the rakeback calendar of today (ERR-25). */
function intoCalendar(state: State, owner: Account, bonus: Bonus): void {
  const day = dayIn(null, state.now()) ?? utcDay(state.now());
  owner.rakeback = owner.rakeback.filter((record) => record.day !== day);
  owner.rakeback.push({ day, bonusId: bonus.id, amount: bonus.amount, paidAt: null });
}

/** Bonus activation (§4, §6, §8). The specification names no call for it; see `extraCalls`. */
export const activateBonus: Handler = (context) => {
  const { state, account: owner } = context;
  if (!owner) return forbidden(state.shapes, 0);
  const bonus = chosen(context);
  if (!bonus) return refused(state.shapes, 'UNIFIED_ERROR', { userId: owner.id });
  const refusal = refusalOf(state, owner, bonus);
  if (refusal) return refused(state.shapes, refusal.code, refusal.details);
  if (bonus.type === 'instant_cashback') {
    if (bonus.rules.toCalendar) {
      intoCalendar(state, owner, bonus);
      // The code stands in the catalogue of errors (§8), so it comes as one although it is good news.
      return refused(state.shapes, 'ADD_TO_CALENDAR');
    }
    owner.balance.realMoney += bonus.amount;
    owner.award.ngr = 0;
  } else {
    const entry: UserBonus = {
      id: 9500 + next(state, 'userBonus'),
      bonusId: bonus.id,
      status: 'activated',
      activatedAt: state.now(),
      amount: bonus.type === 'freespins' ? 0 : bonus.amount,
    };
    owner.bonuses.push(entry);
    owner.balance.bonus += entry.amount;
    owner.balance.wager += entry.amount * 35;
  }
  if (bonus.rules.participants) bonus.rules.participants.taken += 1;
  return done('activated');
};

const done = (status: string): Reply => ok({ data: { success: true, status } });

/** BON-04, BON-05: an ended bonus burns what is left of its money. */
export function burn(owner: Account): number {
  const burnt = owner.balance.bonus;
  for (const active of activeBonuses(owner)) active.status = 'cancelled';
  owner.balance.bonus = 0;
  owner.balance.wager = 0;
  return burnt;
}

/** Cancelling the active bonus (§4); no call is named for it. */
export const cancelBonus: Handler = ({ state, write, account: owner }) => {
  if (!owner) return forbidden(state.shapes, 0);
  if (activeBonuses(owner).length === 0) return refused(state.shapes, 'CANCELLED');
  return ok({ data: { success: true, burnAmount: write.amount(burn(owner)) } });
};

/** BON-10: a coupon is applied, unknown, or redeemed already (§8); no call is named for it. */
export const applyCoupon: Handler = ({ state, account: owner, body, query }) => {
  if (!owner) return forbidden(state.shapes, 0);
  const code = textOf(body, 'couponCode') ?? textOf(body, 'coupon') ?? textOf(body, 'code') ?? query.get('couponCode');
  const bonus = state.bonuses.find(({ couponCode }) => couponCode !== null && couponCode === code);
  if (!bonus) return refused(state.shapes, 'Coupon Code Not Applied');
  if (owner.bonuses.some(({ bonusId }) => sameId(bonusId, bonus.id))) {
    return refused(state.shapes, 'Coupon Already Redeemed');
  }
  const refusal = refusalOf(state, owner, bonus);
  if (refusal) return refused(state.shapes, refusal.code, refusal.details);
  const id = 9500 + next(state, 'userBonus');
  owner.bonuses.push({ id, bonusId: bonus.id, status: 'activated', activatedAt: state.now(), amount: bonus.amount });
  owner.balance.bonus += bonus.amount;
  return ok({ data: { success: true }, message: 'Coupon Code Applied Successfully' });
};
