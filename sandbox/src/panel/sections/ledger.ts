import { toDecimal } from '@/domain/money/money';
import { type Db } from '../../db/database';
import { checkLedger, type LedgerFault } from '../../casino/ledger/check';
import {
  type BookedPosting,
  type Holding,
  houseHoldings,
  latestPostings,
  playerHoldings,
} from '../../casino/ledger/overview';
import { html, type Html } from '../../http/html';
import { type Section } from './section';

const SHOWN = 50;
const POSTINGS_SHOWN = 20;
/** A few faults suffice to show that the ledger is broken. */
const FAULTS_SHOWN = 10;

const money = (amount: bigint, currency: string): string => `${toDecimal(amount, currency)} ${currency}`;

const verdict = (faults: readonly LedgerFault[]): string =>
  faults.length === 0
    ? 'The ledger adds up: every currency and every booking to 0, every balance to its entries.'
    : `The ledger does not add up, faults found: ${faults.length}. ${faults
        .slice(0, FAULTS_SHOWN)
        .map(({ fault, where }) => `${fault}: ${where}`)
        .join('; ')}.`;

/** The check gets slower with every posting, so it runs on demand only. */
const checkForm = html`<form method="post" action="/sandbox/ledger">
  <button>Check the ledger</button>
</form>`;

const heads = (...titles: string[]): Html =>
  html`<thead>
    <tr>
      ${titles.map((title) => html`<th scope="col">${title}</th>`)}
    </tr>
  </thead>`;

const held = (rows: readonly Holding[]): Html =>
  html`<table class="stacked">
    ${heads('Account', 'Purses')}
    <tbody>
      ${rows.map(
        ({ owner, currency, purses }) =>
          html`<tr>
            <td>${owner ?? 'the house'}</td>
            <td>${purses.map(({ purse, balance }) => html`<div>${purse}: ${money(balance, currency)}</div>`)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const bookings = (rows: readonly BookedPosting[]): Html =>
  html`<table class="stacked">
    ${heads('When (UTC)', 'Booking', 'Entries')}
    <tbody>
      ${rows.map(
        ({ createdAt, kind, key, entries }) =>
          html`<tr>
            <td>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
            <td>${kind}, <code>${key}</code></td>
            <td>
              ${entries.map(
                ({ owner, purse, currency, amount }) =>
                  html`<div>${owner ?? 'the house'}, ${purse}: ${money(amount, currency)}</div>`,
              )}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The ledger: balances, latest postings, and the check on demand. */
export const ledgerSection = (db: Db): Section => ({
  name: 'ledger',
  title: 'Ledger',
  async draw() {
    const [house, players, postings] = [
      await houseHoldings(db, SHOWN),
      await playerHoldings(db, SHOWN),
      await latestPostings(db, POSTINGS_SHOWN),
    ];
    if (postings.length === 0)
      return html`${checkForm}
        <p>Nothing was booked yet.</p>`;
    return html`${checkForm}
      <details>
        <summary>Accounts of players</summary>
        ${held(players)}
      </details>
      <details>
        <summary>Accounts of the house, which stand against them</summary>
        ${held(house)}
      </details>
      <details>
        <summary>The latest bookings</summary>
        ${bookings(postings)}
      </details>`;
  },
  async submit() {
    const faults = await checkLedger(db);
    return { said: verdict(faults), isWrong: faults.length > 0 };
  },
});
