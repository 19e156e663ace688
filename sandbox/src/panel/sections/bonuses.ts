import { toDecimal } from '@/domain/money/money';
import { SAMPLES } from '../../seed/samples';
import { type Brand } from '../../brands/brand/brand';
import { endByOperator, giveByOperator, WAYS } from '../../casino/bonuses/byOperator';
import { type Holder, latestHolders } from '../../casino/bonuses/held/held';
import { type Offer } from '../../casino/bonuses/offers/offer';
import { offerById, OFFERS } from '../../casino/bonuses/offers/offers';
import { BONUS_SITUATIONS } from '../../casino/bonuses/situations';
import { type Clock } from '../../base/clock';
import { type Tell } from '../../casino/mail/tell';
import { marketOf } from '../../casino/markets/marketOf';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../../casino/bonuses/held/schema';
import { html, type Html, NOTHING } from '../../http/html';
import { type Controls } from './controls';
import { choose } from './field';
import { type Section, type Viewer, WrongInput } from './section';

const SHOWN = 20;

type Parts = { db: Db; clock: Clock; brandAt: (host: string) => Brand };

/** The conditions of an offer, in a few words. */
function rulesOf({ rules, minDeposit, minBalance, couponCode, notIn }: Offer): string {
  const said = [
    couponCode && `code ${couponCode}`,
    minDeposit && `with a deposit of ${minDeposit} EUR`,
    rules.depositNumber && `deposit number ${rules.depositNumber}`,
    rules.days.length > 0 && rules.days.join(', '),
    rules.registrationHours && `${rules.registrationHours} h after the registration`,
    rules.maxParticipants && `${rules.maxParticipants} players of a brand`,
    rules.from && `from ${rules.from.slice(0, 10)}`,
    rules.until && `until ${rules.until.slice(0, 10)}`,
    minBalance && `below ${minBalance} EUR of real money`,
    notIn.length > 0 && `not in ${notIn.join(', ')}`,
    rules.retryDays === null ? 'once' : `again after ${rules.retryDays} days`,
  ];
  return said.filter(Boolean).join('; ');
}

const offers = html`<details>
  <summary>Offers</summary>
  <ul>
    ${OFFERS.map((offer) => html`<li><code>${offer.id}</code> ${offer.banner.en}: ${rulesOf(offer)}</li>`)}
  </ul>
</details>`;

/** The reference numbers of activations that were made to fail, as a player would quote them. */
const failures = ({ bonuses }: Controls): Html =>
  bonuses.failed().length === 0
    ? NOTHING
    : html`<p>Activations that failed:</p>
        <ul>
          ${bonuses
            .failed()
            .map(
              ({ bonusId, userId, userBonusId }) =>
                html`<li>promotion ${bonusId}, user ${userId}, user’s bonus ${userBonusId}</li>`,
            )}
        </ul>`;

const forms = ({ bonuses }: Controls, { brands }: Viewer): Html =>
  html`<div class="beside">
    <form method="post" action="/sandbox/bonuses">
      ${choose('bonuses-situation', 'The next activation meets', 'situation', [
        { value: '', text: 'nothing special' },
        ...BONUS_SITUATIONS.map((value) => ({ value, text: value, isChosen: value === bonuses.next() })),
      ])}
      <button>Set situation</button>
    </form>
    <form method="post" action="/sandbox/bonuses">
      ${choose(
        'bonuses-email',
        'Give',
        'email',
        SAMPLES.map(({ email }) => ({ value: email, text: email })),
      )}
      ${choose(
        'bonuses-brand',
        'of the brand',
        'brand',
        brands.map((value) => ({ value, text: value })),
      )}
      ${choose(
        'bonuses-offer',
        'a bonus of',
        'offer',
        OFFERS.map(({ id, banner }) => ({ value: id, text: banner.en })),
      )}
      ${choose(
        'bonuses-way',
        'which',
        'way',
        WAYS.map((value) => ({ value, text: value === 'ready' ? 'lies ready' : 'is active at once' })),
      )}
      <button>Give</button>
    </form>
  </div>`;

const ending = (id: string): Html =>
  html`<form method="post" action="/sandbox/bonuses">
    <input type="hidden" name="bonus" value="${id}" />
    ${choose(`bonuses-${id}`, 'Do to it', 'end', [
      { value: 'cancel', text: 'Cancel' },
      { value: 'expire', text: 'Let it expire' },
    ])}
    <button>Do it</button>
  </form>`;

const row = (bonus: UserBonusRow): Html => {
  const { id, offer, status, currency, amount, balance, wagered, wagerTotal, winnings, burned } = bonus;
  const money = (minor: bigint) => toDecimal(minor, currency);
  return html`<tr>
    <td>${offerById(offer)?.name.en ?? offer}, ${money(amount)} ${currency}</td>
    <td>
      <strong>${status}</strong>
      ${
        status === 'activated'
          ? html`<div>holds ${money(balance)}, wagered ${money(wagered)} of ${money(wagerTotal)}</div>`
          : NOTHING
      }
      ${bonus.freeSpins > 0 ? html`<div>${bonus.freeSpinsLeft} of ${bonus.freeSpins} free spins left</div>` : NOTHING}
      ${winnings > 0n ? html`<div>paid ${money(winnings)}</div>` : NOTHING}
      ${burned > 0n ? html`<div>burned ${money(burned)}</div>` : NOTHING}
    </td>
    <td>${status === 'activated' || status === 'available' ? ending(id) : NOTHING}</td>
  </tr>`;
};

/** A player's bonuses: statuses in the summary, details when opened. */
const holder = ({ email, brand, bonuses }: Holder): Html =>
  html`<details>
    <summary>${email} at ${brand}: ${bonuses.map(({ status }) => status).join(', ')}</summary>
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">Bonus</th>
          <th scope="col">State</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${bonuses.map(row)}
      </tbody>
    </table>
  </details>`;

const holders = (all: readonly Holder[]): Html =>
  all.length === 0
    ? html`<p>Nobody holds a bonus yet.</p>`
    : html`<h3>Who holds what</h3>
        ${all.map(holder)}`;

async function give({ db, clock, brandAt }: Parts, form: URLSearchParams) {
  const [offer, way] = [offerById(form.get('offer') ?? ''), WAYS.find((one) => one === form.get('way'))];
  if (!offer || !way) throw new WrongInput('Choose what to give.');
  const [email, brand] = [form.get('email') ?? '', form.get('brand') ?? ''];
  const given = await giveByOperator(db, {
    email,
    brand,
    offer,
    way,
    marketOf: (account) => marketOf({ brandAt }, account),
    clock,
  });
  if (typeof given === 'string') throw new WrongInput(`Nothing was given: ${given}.`);
  return { said: `${email} at ${brand} has a bonus of ${offer.name.en}: ${given.status}.` };
}

/** Offers, players' bonuses, the outcome of the next activation, and granting and ending bonuses as the operator. */
export const bonusesSection = ({ db, clock, brandAt }: Parts, tell: Tell): Section => ({
  name: 'bonuses',
  title: 'Bonuses',
  draw: async (controls, viewer) =>
    html`${forms(controls, viewer)} ${failures(controls)} ${offers} ${holders(await latestHolders(db, SHOWN))}`,
  async submit(controls, form) {
    if (form.has('situation')) {
      const situation = BONUS_SITUATIONS.find((one) => one === form.get('situation')) ?? null;
      controls.bonuses.meet(situation);
      return { said: `The next activation meets ${situation ?? 'nothing special'}.` };
    }
    if (form.has('offer')) return give({ db, clock, brandAt }, form);
    const how = (['cancel', 'expire'] as const).find((one) => one === form.get('end'));
    if (!how || !(await endByOperator(db, form.get('bonus') ?? '', how, clock, tell))) {
      throw new WrongInput('The bonus is not in a state for that.');
    }
    return { said: how === 'cancel' ? 'The bonus was cancelled.' : 'The bonus has expired.' };
  },
});
