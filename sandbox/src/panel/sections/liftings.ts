import { desc, eq, sql } from 'drizzle-orm';
import { type Clock } from '../../base/clock';
import { accounts } from '../../casino/accounts/store/schema';
import { decideLifting, liftingByReference } from '../../casino/exclusion/lifting';
import { type Tell } from '../../casino/mail/tell';
import { marketOf } from '../../casino/markets/marketOf';
import { liftings, type LiftingRow } from '../../casino/protection/schema';
import { type Db } from '../../db/database';
import { html, type Html, NOTHING } from '../../http/html';
import { choose, write } from './field';
import { type Section, WrongInput } from './section';

const SHOWN = 30;
const REASON_LENGTH = 300;

const stateOf = ({ outcome, liftsAt, doneAt }: LiftingRow): string => {
  if (outcome !== 'granted') return outcome ?? 'asked';
  return doneAt ? `lifted at ${doneAt.toISOString()}` : `granted, lifts at ${liftsAt?.toISOString() ?? '–'}`;
};

const form = (reference: string): Html => {
  const id = `liftings-${reference}`;
  return html`<form method="post" action="/sandbox/liftings">
    <input type="hidden" name="request" value="${reference}" />
    ${choose(id, `Do to ${reference}`, 'act', [
      { value: 'decline', text: 'Decline' },
      { value: 'grant', text: 'Lift, after the wait' },
    ])}
    ${write(`${id}-reason`, 'Reason, if declined (the player reads it)', 'reason')}
    <button>Do it</button>
  </form>`;
};

const row = ({ lifting, email, brand }: { lifting: LiftingRow; email: string; brand: string }): Html =>
  html`<tr>
    <td>${lifting.reference}<br />${email}<br />at ${brand}</td>
    <td>${lifting.why}</td>
    <td><strong>${stateOf(lifting)}</strong>${lifting.reason ? html`<div>${lifting.reason}</div>` : NOTHING}</td>
    <td>${lifting.outcome === null ? form(lifting.reference) : NOTHING}</td>
  </tr>`;

/** Requests of players to lift an exclusion (MKT-29): each is decided here, and takes effect after the market's wait. */
export const liftingsSection = (
  db: Db,
  clock: Clock,
  brandAt: Parameters<typeof marketOf>[0]['brandAt'],
  tell: Tell,
): Section => ({
  name: 'liftings',
  title: 'Lifting of exclusions',
  draw: async () => {
    const seen = await db
      .select({ lifting: liftings, email: accounts.email, brand: accounts.brand })
      .from(liftings)
      .innerJoin(accounts, eq(accounts.id, liftings.player))
      .orderBy(sql`${liftings.outcome} is not null`, desc(liftings.askedAt))
      .limit(SHOWN);
    if (seen.length === 0) return html`<p>Nobody has asked for anything yet.</p>`;
    return html`<table class="stacked">
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Why</th>
          <th scope="col">State</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${seen.map(row)}
      </tbody>
    </table>`;
  },
  async submit(_controls, asked) {
    const request = await liftingByReference(db, asked.get('request') ?? '');
    if (!request) throw new WrongInput('There is no such request.');
    const reason = asked.get('reason')?.trim() ?? '';
    const grant = asked.get('act') === 'grant';
    if (!grant && asked.get('act') !== 'decline') throw new WrongInput('Choose what to do.');
    if (!grant && (reason === '' || reason.length > REASON_LENGTH))
      throw new WrongInput('Give a reason: the player reads it.');
    const decision = grant ? ({ grant } as const) : ({ grant, reason } as const);
    const ways = {
      marketOf: (account: Parameters<typeof marketOf>[1]) => marketOf({ brandAt }, account),
      now: () => clock.now(),
      tell,
    };
    if (!(await decideLifting(db, request, decision, ways)))
      throw new WrongInput('The request does not wait any more.');
    return { said: grant ? `${request.reference}: lifted after the wait.` : `${request.reference} was declined.` };
  },
});
