import { toDecimal } from '@/domain/money/money';
import { cryptoWire } from '../../outside/payments/crypto';
import { detailsOf } from '../../casino/cashier/depositWire';
import { depositByReference, latestDepositOf, latestDeposits, type SeenDeposit } from '../../casino/cashier/overview';
import { SITUATIONS } from '../../casino/cashier/situations';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { addConfirmations, sendCoins, SENDINGS } from '../../outside/payments/chain';
import { DELIVERIES } from '../../outside/payments/outbox';
import { type Payments } from '../../outside/payments/payments';
import { OUTCOMES, settle } from '../../outside/payments/provider';
import { hasEnded } from '../../outside/payments/store';
import { TEST_CARDS } from '../../outside/payments/testCards';
import { html, type Html, NOTHING } from '../../http/html';
import { choose } from './field';
import { type Controls } from './controls';
import { type Section, wholeNumber, WrongInput } from './section';

const SHOWN = 20;

const money = (amount: bigint, currency: string): string => `${toDecimal(amount, currency)} ${currency}`;

/** The actions possible on a payment, one button each; `act` is their value in `submit`. */
function actsOf({ deposit, payment }: SeenDeposit): { act: string; text: string }[] {
  const messages = [
    { act: 'again', text: 'Send messages again, last first' },
    { act: 'forge', text: 'Forge a message' },
  ];
  if (hasEnded(payment)) return messages;
  const outcomes = OUTCOMES.filter((outcome) => payment.kind !== 'crypto' || outcome === 'return').map((outcome) => ({
    act: `settle ${outcome}`,
    text: `Settle: ${outcome}`,
  }));
  if (payment.kind !== 'crypto') return [...outcomes, ...messages];
  const sendings = SENDINGS.map((sending) => ({ act: `send ${sending}`, text: `Send coins: ${sending}` }));
  const needed = detailsOf(deposit).crypto?.confirmationsNeeded ?? 1;
  const blocks = [
    { act: 'confirm 1', text: 'Next block' },
    { act: `confirm ${needed}`, text: `${needed} blocks` },
  ];
  return [...sendings, ...blocks, ...outcomes, ...messages];
}

function chainOf({ deposit }: SeenDeposit): Html {
  const { crypto } = detailsOf(deposit);
  if (!crypto) return NOTHING;
  const { coin, coinAmount, received, network, confirmations, confirmationsNeeded, wrongNetwork } = cryptoWire(crypto);
  return html`<div>
    ${network}: ${received} of ${coinAmount} ${coin}, ${confirmations} of ${confirmationsNeeded}
    confirmations${wrongNetwork ? ', wrong network' : ''}
  </div>`;
}

const row = (seen: SeenDeposit): Html => {
  const { deposit, payment, email } = seen;
  const { reference, amount, currency, status, creditedAmount, declineReason } = deposit;
  return html`<tr>
    <td>${reference}<br />${email}<br />at ${deposit.brand}</td>
    <td>${payment.methodName}, ${money(amount, currency)}${payment.lastFour ? `, card …${payment.lastFour}` : ''}</td>
    <td>
      <strong>${status}</strong>${declineReason ? `, ${declineReason}` : ''}
      ${creditedAmount === null ? NOTHING : html`<div>credited ${money(creditedAmount, currency)}</div>`}
      ${
        payment.refunded === null
          ? NOTHING
          : html`<div>sent back ${money(payment.refunded, currency)}: ${payment.refundReason ?? ''}</div>`
      }
      ${chainOf(seen)}
    </td>
    <td>
      <form method="post" action="/sandbox/payments">
        <input type="hidden" name="deposit" value="${reference}" />
        ${choose(
          `payments-${reference}`,
          `Do to ${reference}`,
          'act',
          actsOf(seen).map(({ act, text }) => ({ value: act, text })),
        )}
        <button>Do it</button>
      </form>
    </td>
  </tr>`;
};

const table = (rows: readonly SeenDeposit[]): Html =>
  rows.length === 0
    ? html`<p>Nobody has begun a deposit yet.</p>`
    : html`<table class="stacked">
        <thead>
          <tr>
            <th scope="col">Deposit</th>
            <th scope="col">Payment</th>
            <th scope="col">Status</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>`;

const SAYS: Readonly<Record<(typeof DELIVERIES)[number], string>> = {
  usual: 'at once, in order',
  late: '20 s late',
  reversed: 'last first, after 4 s',
  repeated: 'three times each',
};

const settings = ({ payments }: Controls): Html =>
  html`<div class="beside">
    <form method="post" action="/sandbox/payments">
      ${choose('payments-situation', 'The next deposit meets', 'situation', [
        { value: '', text: 'nothing special' },
        ...SITUATIONS.map((value) => ({ value, text: value, isChosen: value === payments.next() })),
      ])}
      <button>Set situation</button>
    </form>
    <form method="post" action="/sandbox/payments">
      ${choose(
        'payments-delivery',
        'Messages of the provider come',
        'delivery',
        DELIVERIES.map((value) => ({ value, text: SAYS[value], isChosen: value === payments.delivery() })),
      )}
      <button>Set delivery</button>
    </form>
  </div>`;

const cards = html`<details>
  <summary>Test cards</summary>
  <ul>
    ${TEST_CARDS.map(({ number, says }) => html`<li><code>${number}</code>: ${says}</li>`)}
  </ul>
</details>`;

/** Performs an action on a payment at the provider; answers the notice. */
async function act(db: Db, now: Date, { outbox }: Pick<Payments, 'outbox'>, seen: SeenDeposit, asked: string) {
  const { id } = seen.payment;
  const [, verb = '', what = ''] = /^(\w+) ?(.*)$/.exec(asked) ?? [];
  const orOver = (isDone: boolean, said: string) => {
    if (!isDone) throw new WrongInput('The payment is not in a state for that.');
    return said;
  };
  const [outcome, sending] = [OUTCOMES.find((one) => one === what), SENDINGS.find((one) => one === what)];
  if (verb === 'again') return `The messages were answered ${(await outbox.bringAgain(id)).join(', ') || 'by nobody'}.`;
  if (verb === 'forge') return `The forged message was answered ${await outbox.forge(id)}.`;
  if (verb === 'settle' && outcome) {
    return orOver(await db.transaction((tx) => settle(tx, id, outcome, now)), `The payment was settled: ${outcome}.`);
  }
  if (verb === 'send' && sending) {
    return orOver(await db.transaction((tx) => sendCoins(tx, id, sending, now)), `Coins were sent: ${sending}.`);
  }
  if (verb === 'confirm') {
    const count = wholeNumber(new URLSearchParams({ what }), 'what', 1, 100);
    return orOver(await db.transaction((tx) => addConfirmations(tx, id, count, now)), `Blocks were added: ${count}.`);
  }
  throw new WrongInput('Choose what to do.');
}

/** Deposits and payments: the outcome of the next one, message delivery, and actions at the provider. */
export const paymentsSection = (db: Db, clock: Clock, payments: Pick<Payments, 'outbox'>): Section => ({
  name: 'payments',
  title: 'Payments',
  draw: async (controls) => html`${settings(controls)} ${cards} ${table(await latestDeposits(db, SHOWN))}`,
  async submit(controls, form) {
    if (form.has('situation')) {
      const situation = SITUATIONS.find((one) => one === form.get('situation')) ?? null;
      controls.payments.meet(situation);
      return { said: situation ? `The next deposit meets ${situation}.` : 'The next deposit meets nothing special.' };
    }
    if (form.has('delivery')) {
      const delivery = DELIVERIES.find((one) => one === form.get('delivery')) ?? 'usual';
      controls.payments.deliver(delivery);
      return { said: `Messages come ${SAYS[delivery]}.` };
    }
    // Tests identify a deposit by its player's e-mail, not by its reference.
    const email = form.get('email');
    const seen = email ? await latestDepositOf(db, email) : await depositByReference(db, form.get('deposit') ?? '');
    if (!seen) throw new WrongInput('There is no such deposit.');
    const said = await act(db, clock.now(), payments, seen, form.get('act') ?? '');
    await payments.outbox.flush();
    return { said };
  },
});
