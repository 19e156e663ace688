import { randomUUID } from 'node:crypto';
import { toDecimal } from '@/domain/money/money';
import { type RequestOf } from '@/contract/wire';
import { type Clock } from '../../base/clock';
import { type Brand } from '../../brands/brand/brand';
import { Refusal } from '../../http/refusal';
import { cancelBonus } from '../bonuses/held/end';
import { lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type WithdrawalQuote, type WithdrawalRow, withdrawals } from './schema';
import { walletsOf } from '../ledger/accounts';
import { postTogether } from '../ledger/post';
import { marketIn } from '../markets/marketOf';
import { rulesVersion } from '../markets/rulesVersion';
import { withdrawalPosting } from './postings';
import { conditionsOf } from './conditions';
import { type Asked, readForm } from './form';
import { bindingQuote, figuresOf, isQuoteOf, newQuote, quoteWire, storeQuote } from './quotes';
import { withdrawalFaults, withdrawalRefusal } from './refusals';
import { newReference } from './withdrawalStore';

export type Caller = {
  player: string;
  brand: Pick<Brand, 'name' | 'withdrawals' | 'settings'>;
  language: string;
  clock: Clock;
};

/** Refuses a withdrawal whose figures differ from those shown. The caller stores the new quote after the rollback. */
export class QuoteChanged extends Refusal {
  constructor(
    refusal: Refusal,
    readonly quote: WithdrawalQuote,
  ) {
    super(refusal.status, refusal.code, refusal.message, refusal.details);
  }
}

/** A quote for a request. Throws CALCULATION_ERROR. */
function quoted({ player, brand, language }: Caller, asked: Asked, now: Date): WithdrawalQuote {
  const figures = figuresOf(asked, brand.withdrawals, now);
  if (!figures) throw withdrawalRefusal('CALCULATION_ERROR', language);
  return newQuote(player, asked, figures, now);
}

/** Calculates a withdrawal's fees and received amount and stores the quote. Throws VALIDATION or CALCULATION_ERROR. */
export async function calculateWithdrawal(
  tx: Db,
  caller: Caller,
  form: RequestOf<'calculateWithdrawal'>,
): Promise<WithdrawalQuote> {
  const { player, language, clock } = caller;
  const account = (await lockedAccount(tx, player))!;
  const wallets = await walletsOf(tx, player, account.currencyCode);
  const asked = await readForm(form, { account, currencies: wallets.map(({ currency }) => currency), language });
  const quote = quoted(caller, asked, clock.now());
  await storeQuote(tx, quote);
  return quote;
}

/** The figures to execute with: those of the quote shown, or fresh ones when no quote is required. */
async function agreedQuote(tx: Db, caller: Caller, asked: Asked, quoteId: string | undefined, now: Date) {
  const { player, language } = caller;
  if (quoteId === undefined) {
    // Crypto has an exchange rate, so a quote is mandatory.
    if (asked.method.coin) throw withdrawalFaults(language, { quoteId: { sentence: 'required' } });
    return { ...quoted(caller, asked, now), id: null };
  }
  const quote = await bindingQuote(tx, quoteId, player, now);
  if (!quote) throw withdrawalRefusal('QUOTE_EXPIRED', language);
  if (isQuoteOf(quote, asked)) return quote;
  const other = quoted(caller, asked, now);
  throw new QuoteChanged(withdrawalRefusal('QUOTE_CHANGED', language, { quote: quoteWire(other) }), other);
}

/**
 * Requests a withdrawal in the caller's transaction. The account's row is locked first, and the money leaves the wallet
 * together with the insert of the withdrawal. The deposit wagering requirement falls in proportion to the real money
 * withdrawn, and a bonus that does not block the withdrawal is cancelled. Throws the contract's refusals in this order:
 * first unmet condition (OP-081), form errors, quote, balance.
 */
export async function confirmWithdrawal(
  tx: Db,
  caller: Caller,
  { quoteId, ...form }: RequestOf<'confirmWithdrawal'>,
): Promise<WithdrawalRow> {
  const { player, brand, language, clock } = caller;
  const account = (await lockedAccount(tx, player))!;
  const now = clock.now();
  const { conditions, wallets, wallet, bonus } = await conditionsOf(tx, account, now, form.currencyCode);
  const unmet = conditions.find(({ met }) => !met);
  if (unmet) {
    const left = unmet.left === null ? {} : { left: toDecimal(unmet.left, form.currencyCode) };
    throw withdrawalRefusal(unmet.code, language, { ...left, currencyCode: form.currencyCode });
  }
  const asked = await readForm(form, { account, currencies: wallets.map(({ currency }) => currency), language });
  const { id: quote, expiresAt: _, createdAt: __, ...agreed } = await agreedQuote(tx, caller, asked, quoteId, now);
  const available = wallet?.real ?? 0n;
  if (agreed.amount > available) {
    const details = { available: toDecimal(available, agreed.currency), currencyCode: agreed.currency };
    throw withdrawalRefusal('INSUFFICIENT_BALANCE', language, details);
  }
  const times = brand.withdrawals.times[asked.method.coin ? 'crypto' : 'bank'];
  const [row] = await tx
    .insert(withdrawals)
    .values({
      ...agreed,
      id: randomUUID(),
      brand: brand.name,
      reference: newReference(),
      quote,
      status: 'pending',
      rules: rulesVersion(marketIn(brand, account.countryCode), { method: agreed.method, figures: brand.withdrawals }),
      createdAt: now,
      dueAt: new Date(now.getTime() + times.approvedMs),
    })
    .returning();
  // Here a bonus or a wagering requirement only exists if waived for a player barred for long (ADR 0012).
  const burned = bonus ? (await cancelBonus(tx, bonus, now)).postings : [];
  const unwagered = ((wallet?.deposit_wager ?? 0n) * agreed.amount) / available;
  await postTogether(tx, [...burned, withdrawalPosting(row!, now, unwagered)]);
  return row!;
}
