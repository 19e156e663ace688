import { randomUUID } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { makePlayer } from './testAccounts';
import { answerOf, call, openTestBackend, refusalOf } from './testBackend';
import { type AccountRow } from '../casino/accounts/store/accounts';
import { createOutside } from '../outside/outside';
import { createCaptchas } from '../outside/captcha/captchas';
import { type Controls } from '../panel/sections/controls';
import { methodByName } from '../casino/cashier/methods';

export type Deposit = AnswerOf<'deposit'>['data']['deposit'];
type Body = RequestOf<'createDeposit'>;
/** Overrides of the default, 25 EUR by Visa. */
type Asked = Partial<Body> & { method?: string };

export const SITE = 'http://localhost:3000';
export const PROVIDER = 'http://127.0.0.1:4300';

export const cardOf = (number: string) => ({ number, expiry: '12/30', cvc: '123', holder: 'Ada Sample' });

/** The backend and its payment provider, on one database and one clock. */
export async function openTestCashier({ controls = null }: { controls?: Controls | null } = {}) {
  const sandbox = await openTestBackend();
  const app = sandbox.backend({ controls });
  const clock = controls?.clock ?? sandbox.clock;
  const outside: FastifyInstance = await createOutside({
    clock,
    origin: PROVIDER,
    siteOrigins: [SITE],
    captchas: createCaptchas(clock),
    captchaSecret: (key) => `secret.${key}`,
    log: false,
    client: { id: 'client', secret: 'secret', redirectUris: [] },
    payments: { db: sandbox.db, outbox: sandbox.payments.outbox, slowness: () => controls?.payments.slowness() ?? 0 },
  });

  /** A player who may deposit, with helpers for its calls. */
  async function player(columns: Partial<AccountRow> = {}) {
    const made = await makePlayer(sandbox, { emailVerifiedAt: clock.now(), ...columns });
    const { headers } = made;
    const body = ({ method = 'visa', ...rest }: Asked = {}): Body => ({
      paymentMethodId: methodByName(method)?.id ?? method,
      amount: '25',
      currencyCode: 'EUR',
      ...rest,
    });
    const sent = (more?: Asked, key: string = randomUUID()) => ({
      headers: { ...headers, 'idempotency-key': key },
      payload: body(more),
    });
    return {
      ...made,
      sent,
      create: async (more?: Asked, key?: string): Promise<Deposit> =>
        (await answerOf(app, 'createDeposit', sent(more, key))).data.deposit,
      refused: async (more?: Asked, key?: string) => refusalOf(app, 'createDeposit', sent(more, key)),
      deposit: async (id: string): Promise<Deposit> =>
        (await answerOf(app, 'deposit', { headers, path: { depositId: id } })).data.deposit,
      cancel: (depositId: string) =>
        call(app, 'cancelDeposit', {
          headers: { ...headers, 'idempotency-key': randomUUID() },
          payload: { depositId },
        }),
      money: async (currency = 'EUR'): Promise<string | undefined> =>
        (await answerOf(app, 'userDetails', { headers })).userWallet?.find(
          ({ currencyCode }) => currencyCode === currency,
        )?.realMoney,
    };
  }

  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

  return {
    sandbox,
    app,
    outside,
    clock,
    player,
    db: sandbox.db,
    payments: sandbox.payments,
    pay: async (deposit: Deposit, number: string, origin: string = SITE) =>
      outside.inject({
        method: 'POST',
        url: pathOf(deposit.nextStep?.cardUrl ?? ''),
        headers: { origin },
        payload: cardOf(number),
      }),
    /** Opens a page of the provider. */
    open: (url: string) => outside.inject({ url: pathOf(url) }),
    /** Submits a form on a page of the provider. */
    submit: (url: string, fields: Record<string, string>, origin: string = PROVIDER) =>
      outside.inject({
        method: 'POST',
        url: pathOf(url),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    async close() {
      await outside.close();
      await sandbox.close();
    },
  };
}

export type TestCashier = Awaited<ReturnType<typeof openTestCashier>>;
export type TestPlayer = Awaited<ReturnType<TestCashier['player']>>;
