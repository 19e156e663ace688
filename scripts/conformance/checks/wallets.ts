import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { signedIn } from '../backend/player';

type Headers = Record<string, string>;

async function walletsOf(backend: Backend, headers: Headers) {
  const { body } = await backend.call('userDetails', { headers });
  return (body as AnswerOf<'userDetails'>).userWallet ?? [];
}

const send = (backend: Backend, currencyCode: string, headers: Headers) =>
  backend.call('selectWallet', { body: { currencyCode }, headers });
const keyed = (headers: Headers): Headers => ({ ...headers, 'Idempotency-Key': randomUUID() });

/** Wallet selection: the active wallet is selected again, so nothing changes. */
export const walletChecks: Check[] = [
  {
    subject: 'selectWallet',
    writes: true,
    run: async (context) => {
      const { backend, account } = context;
      const guest = refusal(await send(backend, 'EUR', keyed({})), 403, 'SESSION_EXPIRED', 'a guest’s choice');
      if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
      const headers = await signedIn(context);
      const wallets = await walletsOf(backend, headers);
      const active = wallets.filter(({ isActive }) => isActive);
      const wrong = [
        ...guest,
        ...must(active.length === 1, `${active.length} of ${wallets.length} wallets are active`),
      ];
      if (wrong.length > 0) return wrong;
      const once = keyed(headers);
      const { currencyCode } = active[0]!;
      return [
        ...success(await send(backend, currencyCode, once), 'the active wallet'),
        ...success(await send(backend, currencyCode, once), 'the same choice again'),
        ...refusal(await send(backend, 'XXX', keyed(headers)), 409, 'WALLET_NOT_FOUND', 'a wallet one does not have'),
        ...refusal(await send(backend, currencyCode, headers), 422, 'VALIDATION', 'a choice without a key'),
        ...must(
          (await walletsOf(backend, headers)).find(({ isActive }) => isActive)?.currencyCode === currencyCode,
          'another wallet is active after the active one was chosen',
        ),
      ];
    },
  },
];
