import { type Clock } from '../../base/clock';
import { type Tell } from '../../casino/mail/tell';
import {
  closeAccount,
  type Decided,
  declineClosing,
  hurryCopy,
  latestRequests,
  requestByReference,
  type SeenRequest,
} from '../../casino/safety/closing';
import { copyState } from '../../casino/safety/requests';
import { type Db } from '../../db/database';
import { html, type Html, NOTHING } from '../../http/html';
import { choose, write } from './field';
import { type Section, WrongInput } from './section';

const SHOWN = 30;
const REASON_LENGTH = 300;

const stateOf = ({ request }: SeenRequest, now: Date): string =>
  request.kind === 'copy' ? copyState(request, now) : (request.outcome ?? 'asked');

const copyForm = (reference: string): Html =>
  html`<form method="post" action="/sandbox/requests">
    <input type="hidden" name="request" value="${reference}" />
    <button name="act" value="ready">Ready now</button>
  </form>`;

const closingForm = (reference: string): Html => {
  const id = `requests-${reference}`;
  return html`<form method="post" action="/sandbox/requests">
    <input type="hidden" name="request" value="${reference}" />
    ${choose(id, `Do to ${reference}`, 'act', [
      { value: 'decline', text: 'Decline' },
      { value: 'close', text: 'Close; nothing is left' },
      { value: 'closeSettled', text: 'Close; what is left was paid out by hand' },
    ])}
    ${write(`${id}-reason`, 'Reason, if declined (the player reads it)', 'reason')}
    <button>Do it</button>
  </form>`;
};

function row(seen: SeenRequest, now: Date): Html {
  const { request, email, brand } = seen;
  const state = stateOf(seen, now);
  const form =
    request.kind === 'copy'
      ? state === 'asked' || state === 'preparing'
        ? copyForm(request.reference)
        : NOTHING
      : state === 'asked'
        ? closingForm(request.reference)
        : NOTHING;
  return html`<tr>
    <td>${request.reference}<br />${email}<br />at ${brand}</td>
    <td>
      ${request.kind === 'copy' ? 'Copy of own data' : 'Closing'}${request.why ? html`: ${request.why}` : NOTHING}
    </td>
    <td><strong>${state}</strong>${request.reason ? html`<div>${request.reason}</div>` : NOTHING}</td>
    <td>${form}</td>
  </tr>`;
}

const told = (decided: Decided, said: string) => {
  if (decided === 'done') return { said };
  throw new WrongInput(
    decided === 'money' ? 'Money is still open: settle it first.' : 'The request does not wait any more.',
  );
};

/** Requests of players: copies of own data come by themselves or at once, closings are decided here. */
export const requestsSection = (db: Db, clock: Clock, tell: Tell): Section => ({
  name: 'requests',
  title: 'Own data and closing',
  draw: async () => {
    const seen = await latestRequests(db, SHOWN);
    if (seen.length === 0) return html`<p>Nobody has asked for anything yet.</p>`;
    return html`<table class="stacked">
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">What for</th>
          <th scope="col">State</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${seen.map((one) => row(one, clock.now()))}
      </tbody>
    </table>`;
  },
  async submit(_controls, asked) {
    const request = await requestByReference(db, asked.get('request') ?? '');
    if (!request) throw new WrongInput('There is no such request.');
    const ways = { clock, tell };
    switch (asked.get('act')) {
      case 'ready':
        await hurryCopy(db, request, clock.now());
        return { said: `${request.reference} is ready.` };
      case 'close':
      case 'closeSettled': {
        if (asked.get('reason')?.trim()) throw new WrongInput('A reason is for declining: clear it, or choose so.');
        const settled = asked.get('act') === 'closeSettled';
        return told(await closeAccount(db, request, ways, settled), `${request.reference}: the account is closed.`);
      }
      case 'decline': {
        const reason = asked.get('reason')?.trim() ?? '';
        if (reason === '' || reason.length > REASON_LENGTH) throw new WrongInput('Give a reason: the player reads it.');
        return told(await declineClosing(db, request, ways, reason), `${request.reference} was declined.`);
      }
      default:
        throw new WrongInput('Choose what to do.');
    }
  },
});
