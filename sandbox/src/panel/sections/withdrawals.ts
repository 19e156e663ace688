import { toDecimal } from '@/domain/money/money';
import { type WithdrawalFigures } from '../../brands/brand/withdrawals';
import { methodById } from '../../casino/cashier/methods';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type WithdrawalRow } from '../../casino/withdrawals/schema';
import { html, type Html, NOTHING } from '../../http/html';
import { type Tell } from '../../casino/mail/tell';
import { latestWithdrawals, type SeenWithdrawal, withdrawalByReference } from '../../casino/withdrawals/overview';
import { REASON_CODES, reasonIn } from '../../casino/withdrawals/reasons';
import { advance, fail, refuse } from '../../casino/withdrawals/stages';
import { hasEnded } from '../../casino/withdrawals/withdrawalStore';
import { choose, write } from './field';
import { type Section, WrongInput } from './section';

const SHOWN = 20;
const REASON_LENGTH = 300;

const NEXT = { pending: 'Approve', confirmed: 'Send', processing: 'Pay out' } as const;

/** The actions possible on a withdrawal; `act` is their value in `submit`. */
function actsOf({ status }: WithdrawalRow): { value: string; text: string }[] {
  if (status !== 'pending' && status !== 'confirmed' && status !== 'processing') return [];
  const next = { value: 'advance', text: NEXT[status] };
  return status === 'pending'
    ? [next, { value: 'refuse', text: 'Refuse' }]
    : [next, { value: 'fail', text: 'Let it fail' }];
}

const form = (row: WithdrawalRow): Html => {
  const id = `withdrawals-${row.reference}`;
  return html`<form method="post" action="/sandbox/withdrawals">
    <input type="hidden" name="withdrawal" value="${row.reference}" />
    <input type="hidden" name="seen" value="${row.status}" />
    ${choose(id, `Do to ${row.reference}`, 'act', actsOf(row))}
    ${choose(
      `${id}-reason`,
      'Reason, if it is refused or fails',
      'reason',
      REASON_CODES.map((code) => ({ value: code, text: reasonIn('en', code) ?? code })),
    )}
    ${write(`${id}-own`, 'Or in your own words', 'own')}
    <button>Do it</button>
  </form>`;
};

const row = ({ withdrawal, email }: SeenWithdrawal): Html => {
  const { reference, brand, amount, currency, receiveAmount, receiveCurrency, status, reason } = withdrawal;
  const { beneficiary } = withdrawal;
  const to = [
    beneficiary.beneficiaryName,
    beneficiary.beneficiaryAccountNumber,
    beneficiary.email,
    beneficiary.network,
    beneficiary.walletAddress,
  ].filter(Boolean);
  const method = methodById(withdrawal.method);
  return html`<tr>
    <td>${reference}<br />${email}<br />at ${brand}</td>
    <td>
      ${method?.title ?? withdrawal.method}, ${toDecimal(amount, currency)} ${currency}
      <div>pays ${toDecimal(receiveAmount, receiveCurrency)} ${receiveCurrency}</div>
      <div>${to.join(', ')}</div>
    </td>
    <td><strong>${status}</strong>${reason === null ? NOTHING : html`<div>${reasonIn('en', reason) ?? ''}</div>`}</td>
    <td>${hasEnded(withdrawal) ? NOTHING : form(withdrawal)}</td>
  </tr>`;
};

const table = (rows: readonly SeenWithdrawal[]): Html =>
  rows.length === 0
    ? html`<p>Nobody has asked for a withdrawal yet.</p>`
    : html`<table class="stacked">
        <thead>
          <tr>
            <th scope="col">Withdrawal</th>
            <th scope="col">To pay</th>
            <th scope="col">Status</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>`;

/** The reason of a rejection: custom text before one from the list. Throws WrongInput. */
function reasonOf(asked: URLSearchParams): string {
  const own = asked.get('own')?.trim() ?? '';
  const reason = own || (REASON_CODES.find((code) => code === asked.get('reason')) ?? '');
  if (reason === '' || reason.length > REASON_LENGTH) throw new WrongInput('Give a reason: the player reads it.');
  return reason;
}

type Parts = { db: Db; clock: Clock; figuresOf: (brand: string) => WithdrawalFigures; tell: Tell };

/** Withdrawals: they advance by themselves, or are approved, rejected and failed here. */
export const withdrawalsSection = ({ db, clock, figuresOf, tell }: Parts): Section => ({
  name: 'withdrawals',
  title: 'Withdrawals',
  draw: async () => html`${table(await latestWithdrawals(db, SHOWN))}`,
  async submit(_controls, asked) {
    const seen = await withdrawalByReference(db, asked.get('withdrawal') ?? '');
    if (!seen) throw new WrongInput('There is no such withdrawal.');
    const { reference, brand } = seen.withdrawal;
    const orOver = (isDone: boolean, said: string) => {
      if (!isDone) throw new WrongInput('The withdrawal is not in a state for that.');
      return { said: `${reference} ${said}.` };
    };
    switch (asked.get('act')) {
      case 'advance':
        if (asked.get('own')?.trim()) throw new WrongInput('A reason is for refusing: clear it, or choose so.');
        return orOver(
          await advance(db, seen.withdrawal, {
            clock,
            figures: figuresOf(brand),
            early: true,
            from: asked.get('seen') ?? seen.withdrawal.status,
            tell,
          }),
          'is one stage on',
        );
      case 'refuse':
        return orOver(await refuse(db, seen.withdrawal, { clock, reason: reasonOf(asked), tell }), 'was refused');
      case 'fail':
        return orOver(await fail(db, seen.withdrawal, { clock, reason: reasonOf(asked), tell }), 'has failed');
      default:
        throw new WrongInput('Choose what to do.');
    }
  },
});
