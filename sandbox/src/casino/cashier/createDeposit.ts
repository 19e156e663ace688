import { randomUUID } from 'node:crypto';
import { type Market } from '@/config/markets/market';
import { type RequestOf } from '@/contract/wire';
import { isCpf } from '@/domain/cashier/methods/cpf';
import { toMinor } from '@/domain/money/money';
import { type ChosenBonus, chosenBonus } from '../bonuses/depositBonus';
import { runningBonus } from '../bonuses/held/store';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type DepositRow, deposits } from '../deposits/schema';
import { spokenOf } from '../../http/languages';
import { type PaymentProvider } from '../../outside/payments/provider';
import { rulesVersion } from '../markets/rulesVersion';
import { refuseUnanswered } from '../notices/answers';
import { assertMayDeposit, assertNotStopped } from '../protection/mayDeposit';
import { boundsIn } from './bounds';
import { quoteOf } from '../../outside/payments/crypto';
import { expireDeposits, newReference } from '../deposits/depositStore';
import { mayUse } from './mayUse';
import { type Method, methodById } from './methods';
import { type DepositCode, depositRefusal } from './refusals';
import { type Situation } from './situations';

const LIFE_MS = { card: 1_800_000, redirect: 1_800_000, crypto: 3_600_000 } as const;

export type NewDeposit = {
  body: RequestOf<'createDeposit'>;
  account: Pick<AccountRow, 'id' | 'brand'>;
  market: Market;
  /** The name of the brand's notice of how money is protected. */
  fundsNotice: string;
  /** Throws DEPOSIT_COUNTRY_BLOCK for a visitor from a blocked country. */
  refuseCountry: () => void;
  /** Whether the brand requires a verified e-mail for bonuses. */
  needsVerifiedEmail: boolean;
  /** Where the provider redirects the player to: origin and path of the site. */
  returnTo: string;
  language: string;
  provider: PaymentProvider | null;
  /** Outcome set in the control panel. */
  situation: Situation | null;
  now: Date;
};

/** Parses an amount into minor units; null when it is not an amount of the currency. Zero and below are refused. */
function amountOf(text: string, currency: string, refuse: (code: DepositCode) => never): bigint | null {
  if (/^-?[0.]*$/.test(text) || text.startsWith('-')) return refuse('AMOUNT_BELOW_ZERO');
  return toMinor(text, currency);
}

/**
 * Creates a deposit, in the caller's transaction; the account row is locked first, which serializes it with limits,
 * exclusions and other deposits of the player. Throws the contract's refusals, checked in this order: stopped, country,
 * e-mail, method and currency, amount, the method's required data, limit, notices of the market, identity, an active bonus whose loss was not
 * confirmed (BON-05), the chosen bonus.
 */
export async function createDeposit(tx: Db, asked: NewDeposit): Promise<DepositRow> {
  const { body, provider, situation, market, now } = asked;
  const account = await assertNotStopped(tx, asked.account.id, now);
  const refuse = (code: DepositCode, details?: Record<string, unknown>): never => {
    throw depositRefusal(code, asked.language, details);
  };
  asked.refuseCountry();
  if (account.emailVerifiedAt === null) refuse('REQUIRED_EMAIL_VERIFICATION');

  const method = methodById(body.paymentMethodId);
  const { currencyCode: currency } = body;
  const use = method && mayUse(method, account, currency);
  if (!method || use === 'no') return refuse('GLOBAL_ERROR');
  const bounds = boundsIn(currency, method.scale);
  // Only in the account's currency: limits are kept in it.
  if (currency !== account.currencyCode || !bounds || use !== 'yes') return refuse('PAYMENT_SERVICE_ERROR');

  const amount = amountOf(body.amount, currency, refuse);
  const [min, max] = [toMinor(bounds.min, currency)!, toMinor(bounds.max, currency)!];
  if (amount === null || amount < min || amount > max) return refuse('PAYMENT_PROVIDER_LIMIT_THRESHOLD', bounds);
  refuseMissing(method, asked, account, refuse);

  await expireDeposits(tx, now, account.id);
  await assertMayDeposit(tx, account, { amount, currency }, now, market);
  const rules = { market, fundsNotice: asked.fundsNotice, now, language: spokenOf(asked.language) };
  await refuseUnanswered(tx, account.id, 'deposit', rules);
  if (account.kycStatus === 'REJECTED') refuse('GLOBAL_ERROR');
  if (situation !== null && situation !== 'slow') refuse(situation);
  if (!provider) return refuse('PROVIDER_ERROR');
  const running = await runningBonus(tx, account.id, now);
  if (running && !body.cancelsActiveBonus) refuse('ACTIVE_BONUS');
  const { language, needsVerifiedEmail } = asked;
  const bonus = await chosenBonus(tx, body, { account, market, amount, currency, needsVerifiedEmail, language, now });
  return store(tx, { ...asked, provider }, { method, amount, currency, bonus, cancels: running?.id ?? null });
}

function refuseMissing(
  method: Method,
  { body }: NewDeposit,
  account: AccountRow,
  refuse: (code: DepositCode, details?: Record<string, unknown>) => never,
): void {
  if (method.needsPhone && !account.phone) refuse('PHONE_ERROR');
  if (method.needsCpf && !isCpf(body.cpf ?? '')) refuse('PAYMENT_SERVICE_ERROR', { cpf: 'is no CPF' });
  if (method.networks && !method.networks.includes(body.network ?? '')) {
    refuse('PAYMENT_SERVICE_ERROR', { network: `must be one of ${method.networks.join(', ')}` });
  }
}

/** What is stored of a deposit beside its request; `cancels`: the bonus that the player agrees to lose with it. */
type Agreed = { method: Method; amount: bigint; currency: string; bonus: ChosenBonus; cancels: string | null };

/** Stores the intent and opens its payment at the provider; both or neither. */
async function store(
  tx: Db,
  { body, account, market, returnTo, language, provider, now }: NewDeposit & { provider: PaymentProvider },
  { method, amount, currency, bonus, cancels }: Agreed,
): Promise<DepositRow> {
  const id = randomUUID();
  const { coin, kind, name: methodName } = method;
  const crypto = coin ? quoteOf({ amount, currency, coin, network: body.network ?? '' }) : null;
  if (coin && !crypto) throw depositRefusal('PAYMENT_SERVICE_ERROR', language);
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind]);
  const details = crypto ? { crypto } : {};
  const asked = { reference: id, kind, amount, currency, returnTo, methodName, language, details, expiresAt };
  const providerPayment = await provider.open(tx, asked, now);
  const [row] = await tx
    .insert(deposits)
    .values({
      id,
      brand: account.brand,
      player: account.id,
      reference: newReference(),
      method: String(method.id),
      amount,
      currency,
      status: 'created',
      returnTo,
      language,
      providerPayment,
      expiresAt,
      details: { ...details, ...bonus, cancels },
      rules: rulesVersion(market, { method: String(method.id), bounds: boundsIn(currency, method.scale) }),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return row!;
}
