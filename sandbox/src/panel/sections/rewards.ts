import { toDecimal } from '@/domain/money/money';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type RakebackDayRow } from '../../casino/rewards/schema';
import { latestDays, type SeenDay } from '../../casino/rewards/overview';
import { html, type Html } from '../../http/html';
import { type Section, WrongInput } from './section';

const SHOWN = 20;

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

function stateOf({ amount, paidAt, opensAt, closesAt }: RakebackDayRow, now: Date): string {
  if (paidAt) return `claimed ${minute(paidAt)}`;
  if (amount === 0n) return 'nothing to give';
  if (now < opensAt) return 'not open yet';
  return now < closesAt ? 'open' : 'missed';
}

const row = ({ day, owner }: SeenDay, now: Date): Html => {
  const money = (minor: string) => toDecimal(BigInt(minor), day.currency);
  const loss = [...(day.cashback ? [day.cashback] : []), ...day.added];
  return html`<tr>
    <td>${day.day}<br />${owner}</td>
    <td>
      ${toDecimal(day.amount, day.currency)} ${day.currency}
      ${day.lines.map(
        ({ name, staked, houseEdge, rate, amount }) =>
          html`<div>${name}: ${money(staked)} × ${houseEdge} × ${rate} = ${money(amount)}</div>`,
      )}
      ${loss.map(
        ({ ngr, percent, amount }) => html`<div>net loss: ${money(ngr)} × ${percent} = ${money(amount)}</div>`,
      )}
    </td>
    <td>${minute(day.opensAt)} to ${minute(day.closesAt)}, UTC<br />midnights of ${day.zone}</td>
    <td><strong>${stateOf(day, now)}</strong></td>
  </tr>`;
};

/** Days of the rakeback calendar, their figures and whether they were claimed. Read-only. */
export const rewardsSection = (db: Db, clock: Clock): Section => ({
  name: 'rewards',
  title: 'Rewards',
  async draw() {
    const [days, now] = [await latestDays(db, SHOWN), clock.now()];
    if (days.length === 0) return html`<p>No day of play is over yet.</p>`;
    return html`<table class="stacked">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Amount</th>
          <th scope="col">To claim</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${days.map((seen) => row(seen, now))}
      </tbody>
    </table>`;
  },
  submit() {
    throw new WrongInput('There is nothing to send here.');
  },
});
