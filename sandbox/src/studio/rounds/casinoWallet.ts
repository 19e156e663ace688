import { toDecimal, toMinor } from '@/domain/money/money';
import { type Clock } from '../../base/clock';
import { sign } from '../../base/signature';
import {
  type BalanceAnswer,
  type FreeSpins,
  type OpenAnswer,
  type Special,
  WALLET_PATH,
  WALLET_SIGNATURE_HEADER,
  type WalletCall,
} from '../../wallet/protocol';
import { type CasinoRefusal } from '../store/store';

/** A definite answer of the casino. Anything else is thrown. */
export type WalletAnswer<T> = { ok: true; value: T } | { ok: false; refusal: CasinoRefusal };

export type WalletKey = { token: string; currency: string };
type Booking = { transaction: string; round: string; amount: bigint };
type Stake = Booking & { special?: Special; settlesAt?: Date };

/** A wallet's balance, in minor units; `closes` when the casino expects to be told that the debit's round has ended. */
export type Held = { balance: bigint; freeSpins: FreeSpins | null; closes: boolean };

/**
 * The studio's client for the casino's wallet. Amounts in minor units; every call rejects without a definite answer.
 */
export type CasinoWallet = {
  open(launch: string): Promise<WalletAnswer<OpenAnswer>>;
  balance(wallet: WalletKey): Promise<WalletAnswer<Held>>;
  debit(wallet: WalletKey, stake: Stake): Promise<WalletAnswer<Held>>;
  credit(wallet: WalletKey, booking: Booking): Promise<WalletAnswer<Held>>;
  rollback(wallet: WalletKey, asked: { transaction: string; round: string; of: string }): Promise<WalletAnswer<Held>>;
};

/** Posts a signed body to a path of the casino; answers status and JSON. Rejects when there is no answer. */
export type Carry = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ status: number; json: unknown }>;

/** Timeout of one call to the casino. */
const ANSWER_WITHIN_MS = 3_000;

/** Calls the casino over HTTP. The origin is read at each call because the sandbox starts listening only later. */
export const overHttp =
  (origin: () => string): Carry =>
  async (path, body, headers) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(`${origin()}${path}`, { method: 'POST', body, headers, signal });
    return { status: response.status, json: await response.json() };
  };

/** The wallet client over a transport, signing every body. */
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
    (wallet: WalletKey, { amount, ...asked }: Stake) =>
      heldFrom(name, { ...asked, amount: toDecimal(amount, wallet.currency) }, wallet);

  return {
    open: (launch) => call<OpenAnswer>('open', { launch }),
    balance: (wallet) => heldFrom('balance', {}, wallet),
    debit: book('debit'),
    credit: book('credit'),
    rollback: (wallet, asked) => heldFrom('rollback', asked, wallet),
  };
}
