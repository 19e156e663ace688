import type { Receipt, ReceiptCashback, ReceiptLine } from '@/domain/rewards/receipt';
import type { RakebackDay } from '@/domain/rewards/rakebackDay';
import { bag, decimal, list, Malformed, number, readAll, rowsOf, text, toId } from '@/services/http/parse';

const DAY = /^\d{4}-\d\d-\d\d/;

/** Reads a day of rakeback; null without a day or a bonus id. An invalid amount counts as 0 (ENT-20). */
export function toRakebackDay(wire: unknown): RakebackDay | null {
  const { canClaimDate, bonusId, amount, paidAt } = bag(wire);
  const [day, id] = [DAY.exec(text(canClaimDate) ?? '')?.[0], toId(bonusId)];
  if (day === undefined || id === null) return null;
  return { day, bonusId: id, amount: decimal(amount) ?? '0', paidAt: text(paidAt) };
}

/** Reads `data.days` (API-18). */
export const rakebackDaysIn = (wire: unknown): RakebackDay[] => rowsOf(bag(bag(wire).data).days, toRakebackDay);

/** Reads the answer to a claim; the amount is null when it is not a number (OP-092). */
export const claimedIn = (wire: unknown): { amount: string | null; bonusId: string | null } => {
  const { amount, bonusId } = bag(bag(wire).data);
  return { amount: decimal(amount), bonusId: toId(bonusId) };
};

function toLine(wire: unknown): ReceiptLine | null {
  const row = bag(wire);
  const [game, staked, amount] = [toId(row.game), decimal(row.staked), decimal(row.amount)];
  const [houseEdge, rate] = [number(row.houseEdge), number(row.rate)];
  if (game === null || staked === null || amount === null || houseEdge === null || rate === null) return null;
  return { game, name: text(row.name) ?? game, staked, houseEdge, rate, amount };
}

function toCashback(wire: unknown): ReceiptCashback | null {
  const { ngr, percent, amount } = bag(wire);
  const [loss, factor, paid] = [decimal(ngr), number(percent), decimal(amount)];
  return loss === null || factor === null || paid === null ? null : { loss, factor, amount: paid };
}

/** Reads the receipt of a day; throws Malformed if the sum or a line is unreadable, since it must be complete. */
export function receiptIn(wire: unknown): Receipt {
  const data = bag(bag(wire).data);
  const lines = readAll(data.lines, toLine);
  const added = readAll(data.added, toCashback);
  const [day, currency, amount] = [text(data.date), text(data.currencyCode), decimal(data.amount)];
  const isWhole = lines.length === list(data.lines).length && added.length === list(data.added).length;
  if (day === null || currency === null || amount === null || !isWhole) throw new Malformed('The answer is no receipt');
  return {
    day,
    currency,
    amount,
    lines,
    playedOn: text(data.playedOn),
    timeZone: text(data.timeZone),
    closed: data.closed !== false,
    claimableFrom: text(data.claimableFrom),
    claimableUntil: text(data.claimableUntil),
    paidAt: text(data.paidAt),
    cashback: toCashback(data.cashback),
    added,
  };
}
