import { toDecimal, toMinor } from '@/domain/money/money';
import { type Clock } from '../clock';
import { sign } from '../outside/payments/signature';
import {
  type BalanceAnswer,
  type FreeSpins,
  type OpenAnswer,
  type Special,
  WALLET_PATH,
  WALLET_SIGNATURE_HEADER,
  type WalletCall,
} from '../wallet/protocol';
import { type CasinoRefusal } from './store';

/** A clear answer of the casino; no clear answer is thrown instead. */
export type WalletAnswer<T> = { ok: true; value: T } | { ok: false; refusal: CasinoRefusal };

/** A wallet to ask: its token and its currency. */
export type WalletKey = { token: string; currency: string };
type Booking = { transaction: string; round: string; amount: bigint };

/** What a wallet holds, in minor units; `closes` where the casino waits for the end of a debit's round. */
export type Held = { balance: bigint; freeSpins: FreeSpins | null; closes: boolean };

/** The casino's wallet as the studio calls it. Amounts in minor units; every call rejects when no clear answer came. */
export type CasinoWallet = {
  open(launch: string): Promise<WalletAnswer<OpenAnswer>>;
  balance(wallet: WalletKey): Promise<WalletAnswer<Held>>;
  debit(wallet: WalletKey, booking: Booking & { special?: Special }): Promise<WalletAnswer<Held>>;
  credit(wallet: WalletKey, booking: Booking): Promise<WalletAnswer<Held>>;
  rollback(wallet: WalletKey, asked: { transaction: string; round: string; of: string }): Promise<WalletAnswer<Held>>;
};

/** Brings a signed body to a path of the casino; answers status and JSON. Rejects when nobody answers. */
export type Carry = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ status: number; json: unknown }>;

/** How long the casino may take over one call. */
const ANSWER_WITHIN_MS = 3_000;

/** Calls the casino over HTTP at an origin, which is asked for at each call: in the sandbox it listens only later. */
export const overHttp =
  (origin: () => string): Carry =>
  async (path, body, headers) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(`${origin()}${path}`, { method: 'POST', body, headers, signal });
    return { status: response.status, json: await response.json() };
  };

/** The wallet behind a carrier, with every body signed. */
export function createCasinoWallet(carry: Carry, secret: string, clock: Clock): CasinoWallet {
  async function call<T>(name: WalletCall, asked: object, token?: string): Promise<WalletAnswer<T>> {
    const body = JSON.stringify(asked);
    const { status, json } = await carry(`${WALLET_PATH}/${name}`, body, {
      'content-type': 'application/json',
      [WALLET_SIGNATURE_HEADER]: sign(secret, body, clock.now()),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    if (status === 200) return { ok: true, value: json as T };
    const refusal = json as CasinoRefusal;
    if (status >= 500 || typeof refusal?.code !== 'string')
      throw new Error(`The casino answered ${name} with ${status}`);
    return { ok: false, refusal };
  }

  async function heldFrom(name: WalletCall, asked: object, wallet: WalletKey): Promise<WalletAnswer<Held>> {
    const answer = await call<BalanceAnswer>(name, asked, wallet.token);
    if (!answer.ok) return answer;
    const { playable, freeSpins, closes = false } = answer.value;
    return { ok: true, value: { balance: toMinor(playable, wallet.currency) ?? 0n, freeSpins, closes } };
  }

  const book =
    (name: 'debit' | 'credit') =>
    (wallet: WalletKey, { amount, ...asked }: Booking & { special?: Special }) =>
      heldFrom(name, { ...asked, amount: toDecimal(amount, wallet.currency) }, wallet);

  return {
    open: (launch) => call<OpenAnswer>('open', { launch }),
    balance: (wallet) => heldFrom('balance', {}, wallet),
    debit: book('debit'),
    credit: book('credit'),
    rollback: (wallet, asked) => heldFrom('rollback', asked, wallet),
  };
}
