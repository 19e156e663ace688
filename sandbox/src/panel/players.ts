import { randomUUID } from 'node:crypto';
import { checkEmail } from '@/domain/account/fields/email';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { type Passwords } from '../casino/accounts/passwords/passwords';
import { SAMPLE_PASSWORD } from '../seed/samples';
import { Refusal } from '../http/refusal';
import { giveByOperator } from '../casino/bonuses/byOperator';
import { marketOf } from '../casino/markets/marketOf';
import { type Brand } from '../brands/brand/brand';
import { type Clock } from '../base/clock';
import { type AccountRow, createAccount, lockedAccount } from '../casino/accounts/store/accounts';
import { type Db } from '../db/database';
import { openSession } from '../casino/accounts/store/sessions';
import { openWallet } from '../casino/ledger/accounts';
import { writeVerification } from '../casino/mail/accountMessages';
import { type Payments } from '../outside/payments/payments';
import { brandBounds } from '../casino/bets/brandBounds';
import { type AskedPlayer } from './askedPlayer';
import { depositByCard, depositByCardThen } from './fund';
import { WrongInput } from './sections/section';

export type PlayerParts = {
  db: Db;
  clock: Clock;
  passwords: Pick<Passwords, 'hash'>;
  /** Null without a payment provider; then no player can be funded. */
  payments: Pick<Payments, 'provider' | 'outbox'> | null;
  brandAt: (host: string) => Brand;
  siteOrigins: readonly string[];
  /** The clock shows an earlier time than the casino's: deposits are settled then, not when messages arrive. */
  isEarlier?: boolean;
};

export type MadePlayer = { email: string; password: string; token: string };

const ADDRESS = { address: 'Quay 1', city: 'Willemstad', zipCode: '00000' };

/** Unique letters for the name: two accounts with the same name and birthday are treated as one person's (BON-13). */
const wordOf = (id: string): string => id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!).slice(-12);

/** The account as left by the site's registration form, plus the requested changes. */
const accountOf = (
  asked: AskedPlayer,
  { brand, passwordHash, now }: { brand: Brand; passwordHash: string; now: Date },
) => {
  const id = randomUUID();
  return newAccount({
    brand: brand.name,
    email: asked.email ?? `${id}@baize.example`,
    language: 'en',
    passwordHash,
    now,
    firstName: 'Maria',
    lastName: `Lindqvist ${wordOf(id)}`,
    dateOfBirth: '1991-06-14',
    gender: 'Not to say',
    countryCode: asked.country,
    currencyCode: asked.currency,
    ...(asked.verified && { emailVerifiedAt: now }),
    ...(asked.profile && ADDRESS),
    ...(asked.approved && { kycStatus: 'APPROVED' as const }),
  });
};

/** Creates players, each in one call. */
export function createPlayers({
  db,
  clock,
  passwords,
  payments,
  brandAt,
  siteOrigins,
  isEarlier = false,
}: PlayerParts) {
  /** One shared hash for players without a requested password, because hashing takes half of the time. */
  let samplesHash: Promise<string> | null = null;
  const hashOf = (password: string | null): Promise<string> => {
    if (password !== null) return passwords.hash(password);
    samplesHash ??= passwords.hash(SAMPLE_PASSWORD).catch((error: unknown) => {
      samplesHash = null;
      throw error;
    });
    return samplesHash;
  };

  const siteOf = (brand: Brand): string =>
    siteOrigins.find((origin) => new URL(origin).hostname === `${brand.name}.localhost`) ?? siteOrigins[0] ?? '';

  /**
   * Deposits like a player with a valid card: started in the cashier, charged at the provider, booked by its messages.
   */
  async function fund(account: AccountRow, amount: string, brand: Brand): Promise<void> {
    if (!payments) throw new WrongInput('There is no payment provider: the sandbox needs an OUTSIDE_PORT.');
    const funding = { payments, brand, account, amount, returnTo: `${siteOf(brand)}/deposit`, now: clock.now() };
    const { status } = await (isEarlier ? depositByCardThen : depositByCard)(db, funding);
    if (status !== 'success')
      throw new WrongInput(`The deposit is ${status}: messages of the provider come as set here.`);
  }

  async function openWallets(account: AccountRow, currencies: readonly string[]): Promise<void> {
    if (currencies.length === 0) return;
    await db.transaction(async (tx) => {
      await lockedAccount(tx, account.id);
      for (const currency of currencies) await openWallet(tx, account.id, currency);
    });
  }

  async function give(account: AccountRow, { offer, way }: NonNullable<AskedPlayer['bonus']>): Promise<void> {
    const { brand, email } = account;
    const given = await giveByOperator(db, {
      brand,
      email,
      offer,
      way,
      marketOf: (one) => marketOf({ brandAt }, one),
      clock,
    });
    if (typeof given === 'string') throw new WrongInput(`No bonus was given: ${given}.`);
  }

  return {
    /**
     * Creates a player and signs them in. Throws WrongInput; the player still exists when only the deposit is refused.
     */
    async make(asked: AskedPlayer): Promise<MadePlayer> {
      const brand = brandAt(asked.brand === null ? 'localhost' : `${asked.brand}.localhost`);
      if (asked.brand !== null && brand.name !== asked.brand) throw new WrongInput('There is no such brand.');
      if (asked.email !== null && checkEmail(asked.email) !== null) throw new WrongInput('email is no e-mail address.');
      const unknown = [asked.currency, ...asked.wallets].find((currency) => !brandBounds(currency));
      if (unknown !== undefined) throw new WrongInput(`${unknown} is no currency in which games are played.`);
      const now = clock.now();
      const row = accountOf(asked, { brand, passwordHash: await hashOf(asked.password), now });
      const account = await createAccount(db, row);
      if (typeof account === 'string') throw new WrongInput('The brand has an account of this e-mail already.');
      const site = { origin: siteOf(brand), brandName: brand.settings.brandName ?? brand.name };
      await writeVerification(db, { account, brand, site, now });
      await openWallets(account, asked.wallets);
      try {
        if (asked.funded !== null) await fund(account, asked.funded, brand);
      } catch (error) {
        throw error instanceof Refusal ? new WrongInput(`The deposit was refused: ${error.message}`) : error;
      }
      if (asked.bonus) await give(account, asked.bonus);
      const token = await openSession(db, account.id, now);
      return { email: account.email, password: asked.password ?? SAMPLE_PASSWORD, token };
    },
  };
}

export type Players = ReturnType<typeof createPlayers>;
