import { burn } from './bonusOperations.ts';
import { utcDay } from '../base/clock.ts';
import { type Context, type Handler, numberOf, textOf } from '../base/context.ts';
import { emailFault } from '../base/fields.ts';
import { forbidden, ok, refused } from '../base/reply.ts';
import {
  type Account,
  activeBonuses,
  type Deposit,
  isExcluded,
  type Method,
  next,
  sameId,
  type State,
} from '../base/state.ts';

/** Deposits and withdrawals as §4, §5, §6 and §8 tell them. No call is named for any of these; see `extraCalls`. */

/** ERR-07: the most that an account can deposit in one UTC day. */
export const DAILY_DEPOSIT_LIMIT = 5000;

const depositedToday = (state: State, owner: Account): number =>
  owner.deposits
    .filter(({ at, status }) => status !== 'failed' && utcDay(at) === utcDay(state.now()))
    .reduce((sum, { amount }) => sum + amount, 0);

/** ERR-05 … ERR-14: the deposit code that speaks against a deposit; the e-mail comes first (OP-081). */
function depositRefusal(context: Context, owner: Account, method: Method | undefined, amount: number): string | null {
  const { state, body } = context;
  const excluded = state.settings.excludedCountryCodeList;
  if (!owner.isEmailVerified) return 'REQUIRED_EMAIL_VERIFICATION';
  if (isExcluded(owner, utcDay(state.now())) || owner.needsDocuments) return 'GLOBAL_ERROR';
  if (Array.isArray(excluded) && excluded.includes(state.location.country)) return 'DEPOSIT_COUNTRY_BLOCK';
  if (!method || Number.isNaN(amount)) return 'UNIFIED_ERROR';
  if (amount <= 0) return 'AMOUNT_BELOW_ZERO';
  const { min, max } = method.limits ?? { min: 1, max: 100_000 };
  if (amount < min || amount > max) return 'PAYMENT_PROVIDER_LIMIT_THRESHOLD';
  if (depositedToday(state, owner) + amount > DAILY_DEPOSIT_LIMIT) return 'PAYMENT_LIMIT_THRESHOLD';
  const currency = textOf(body, 'currencyCode') ?? owner.currencyCode;
  if (method.currencies && !method.currencies.includes(currency)) return 'PAYMENT_SERVICE_ERROR';
  return method.refusal ?? null;
}

/** Books a deposit that the provider confirmed (BON-05: an active bonus is cancelled by it). */
export function completeDeposit(owner: Account, deposit: Deposit): void {
  if (deposit.status !== 'pending') return;
  deposit.status = 'completed';
  if (activeBonuses(owner).length > 0) burn(owner);
  owner.balance.realMoney += deposit.amount;
  owner.balance.depositWager += deposit.amount;
  owner.depositCount += 1;
  owner.totalDeposit += deposit.amount;
}

/** A card deposit stays pending until its MD reaches the 3DS webhook; every other one is completed at once. */
export const createDeposit: Handler = (context) => {
  const { state, write, account: owner, body } = context;
  if (!owner) return forbidden(state.shapes, 0);
  const wanted = ['methodId', 'paymentMethodId', 'paymentId', 'id', 'paymentMethod', 'name']
    .map((name) => textOf(body, name))
    .find((value) => value !== null);
  const method = state.methods.find(({ id, name }) => sameId(wanted, id) || wanted === name);
  const amount = numberOf(body, 'amount');
  const refusal = depositRefusal(context, owner, method, amount);
  if (refusal !== null || !method) {
    const code = refusal ?? 'UNIFIED_ERROR';
    if (code === 'TRANSACTION_FAILED') context.emit(owner, 'failedDeposit', { method: method?.name });
    return refused(state.shapes, code, method?.limits && { ...method.limits });
  }
  const id = next(state, 'deposit');
  const md = method.isCardForm ? `md-${id}` : null;
  const deposit: Deposit = { id, methodId: method.id, amount, at: state.now(), status: 'pending', md };
  owner.deposits.push(deposit);
  if (md === null) completeDeposit(owner, deposit);
  const threeDs = md === null ? {} : { MD: md, PaReq: `pareq-${id}` };
  return ok({ data: { success: true, id: write.id(id, 1), status: deposit.status, ...threeDs } });
};

/** WDR-06 … WDR-10: what speaks against a withdrawal. Self-exclusion never does (§4). */
function withdrawalRefusal(owner: Account, amount: number): string | null {
  if (!owner.isEmailVerified) return 'Withdrawal needs a verified e-mail';
  if (owner.depositCount === 0) return 'Withdrawal needs at least one successful deposit';
  if (activeBonuses(owner).length > 0) return 'Withdrawal is blocked by an active bonus';
  if (owner.balance.depositWager > 0) return 'Withdrawal is blocked by unfinished deposit wagering';
  if (!(amount > 0)) return 'Amount is required';
  return amount > owner.balance.realMoney ? 'Not enough real money' : null;
}

/** WDR-03, ENT-32: one per cent of fee, at least 0.5 for the network. */
const costs = (amount: number): Record<'creditAmount' | 'receiveAmount' | 'networkFee' | 'fee', number> => {
  const fee = Math.round(amount) / 100;
  return { creditAmount: amount, receiveAmount: Math.max(0, amount - fee - 0.5), networkFee: 0.5, fee };
};

/** WDR-02: the first step of a crypto withdrawal. */
export const calculateWithdrawal: Handler = ({ state, write, account: owner, body, query }) => {
  if (!owner) return forbidden(state.shapes, 0);
  const amount = numberOf({ amount: query.get('amount') ?? undefined, ...body }, 'amount');
  const refusal = withdrawalRefusal(owner, amount);
  if (refusal !== null) return refused(state.shapes, refusal);
  const written = Object.entries(costs(amount)).map(([name, value], row) => [name, write.amount(value, row)]);
  return ok({ data: Object.fromEntries(written) as Record<string, unknown> });
};

/** VAL-33, VAL-34, ENT-31: confirming; the money leaves the balance at once. */
export const confirmWithdrawal: Handler = ({ state, write, account: owner, body }) => {
  if (!owner) return forbidden(state.shapes, 0);
  const amount = numberOf(body, 'amount');
  const refusal = withdrawalRefusal(owner, amount);
  if (refusal !== null) return refused(state.shapes, refusal);
  const walletAddress = textOf(body, 'walletAddress');
  const network = textOf(body, 'network');
  const email = textOf(body, 'email');
  const name = textOf(body, 'beneficiaryName') ?? textOf(body, 'fullName');
  const number = textOf(body, 'beneficiaryAccountNumber') ?? textOf(body, 'accountNumber');
  const bank = name !== null && number !== null && email !== null && emailFault(email) === null;
  if (!bank && (walletAddress === null || network === null)) return refused(state.shapes, 'Required');
  owner.balance.realMoney -= amount;
  const id = next(state, 'withdrawal');
  owner.withdrawals.push({
    id,
    amount,
    beneficiaryName: name,
    beneficiaryAccountNumber: number,
    email,
    walletAddress,
    network,
    createdAt: state.now(),
    status: 'pending',
  });
  return ok({ data: { success: true, id: write.id(id, 1) } });
};

/** WDR-04, WDR-05: gives the money back without fees. */
export const cancelWithdrawal: Handler = ({ state, account: owner, body, params, query }) => {
  if (!owner) return forbidden(state.shapes, 0);
  const id = params.id ?? params.withdrawalId ?? textOf(body, 'withdrawalId') ?? textOf(body, 'id') ?? query.get('id');
  const found = owner.withdrawals.find((one) => one.status === 'pending' && sameId(id, one.id));
  if (!found) return refused(state.shapes, 'Not found');
  found.status = 'cancelled';
  owner.balance.realMoney += found.amount;
  return ok({ data: { success: true } });
};
