import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropDraft } from '@/components/ui/form/drafts';
import { userDetailsEndpoint } from '@/services/account/profile';
import type { HttpRequest } from '@/services/http/call';
import { beginAt } from '@/tests/support/fakeRouter';
import { frames } from '@/tests/support/frames';
import {
  BONUS_PATHS as PATHS,
  bonusAnswer,
  bonusRows,
  wireGift,
  wireOffer,
  wireUserBonus,
} from '@/tests/support/bonuses';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { guestStore, show } from '@/tests/render';
import { signedOut } from '@/store/auth';
import { bonusOf } from '@/store/late/bonuses';
import { signOut } from '@/store/session';
import { Promotions } from './Promotions';

const goTo = beginAt('/promotions');

async function open(
  answers: Answers = {},
  more: object = {},
  props: Parameters<typeof Promotions>[0] = {},
  user: { depositCount?: number | null } = {},
) {
  const all: Answers = { [PATHS.offers]: bonusRows([wireGift(), wireOffer()]), ...answers };
  const { store, asked } = await playerStore(all, { currencyCode: 'EUR', ...user }, more);
  const shown = show(<Promotions {...props} />, { store, pathname: '/promotions' });
  return { ...shown, store, answers: all, at: (path: string) => asked.filter((call) => call.path === path) };
}

const details = (title: string) =>
  within(screen.getByRole('article', { name: title })).getByRole('button', {
    name: /^(Terms|All terms|Read the terms)$/,
  });

async function agreed(answers: Answers, more: object = {}, user: { depositCount?: number | null } = {}) {
  const opened = await open(answers, more, {}, user);
  await screen.findByRole('article', { name: 'Ten for nothing' });
  await opened.user.click(details('Ten for nothing'));
  await opened.user.click(await screen.findByRole('checkbox', { name: /agree/ }));
  const press = () => opened.user.click(screen.getByRole('button', { name: /^(Activate|Ask again)$/ }));
  return { ...opened, press };
}

test('BON-01 API-13 API-15 twenty offers a page, and the address says which', async () => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    wireGift({ id: `o${index}`, banner: { bannerTitle: `Offer ${index}` } }),
  );
  const { at } = await open({ [PATHS.offers]: bonusRows(rows, 25) });
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  expect(at(PATHS.offers)[0]?.query).toMatchObject({ pageNo: 1, limit: 20, language: 'en' });
  expect(at(PATHS.offers)[0]?.query).toHaveProperty('timeZone');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/promotions?page=2');
});

test('a page beyond the last one gives it its place, and nothing says that there are no offers', async () => {
  goTo('/promotions?page=9');
  const { at } = await open({
    [PATHS.offers]: ({ query }: HttpRequest) => bonusRows(query?.pageNo === 2 ? [wireGift()] : [], 21),
  });
  expect(await screen.findByRole('article', { name: 'Ten for nothing' })).toBeVisible();
  expect(location.search).toBe('?page=2');
  expect(at(PATHS.offers).map(({ query }) => query?.pageNo)).toEqual(expect.arrayContaining([9, 2]));
  expect(screen.queryByText('No offers right now')).toBeNull();
});

test('API-14 country, currency and subdivision are told with the test panel only', async () => {
  localStorage.setItem('testChoice', JSON.stringify({ country: 'CA', subdivision: 'CA-ON', currency: 'CAD' }));
  const { at, unmount } = await open();
  await screen.findAllByRole('article');
  expect(at(PATHS.offers)[0]?.query).not.toHaveProperty('countryCode');
  unmount();
  localStorage.setItem('countryCheck', '1');
  const tested = await open();
  await screen.findAllByRole('article');
  expect(tested.at(PATHS.offers)[0]?.query).toMatchObject({
    countryCheck: '1',
    currencyCode: 'CAD',
    countryCode: 'CA',
    subdivision: 'CA-ON',
  });
});

test('STACK-04 ENT-07 the store keeps rows, count and the active bonus', async () => {
  const { store, user } = await open({}, { activeBonus: wireUserBonus() });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  await waitFor(() => expect(bonusOf(store.getState()).active?.userBonusId).toBe('ub1'));
});

test('SESS-06 signing out leaves no active bonus behind', async () => {
  const { store, user } = await open({}, { activeBonus: wireUserBonus() });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  await waitFor(() => expect(bonusOf(store.getState()).active).not.toBeNull());
  act(() => void store.dispatch(signOut()));
  expect(bonusOf(store.getState())).toEqual({ rows: [], count: 0, active: null });
});

test('BON-02 ENT-08 ENT-11 a card opens its offer with all figures and every condition in plain words', async () => {
  const { user } = await open();
  await screen.findByRole('article', { name: 'Twice the start' });
  await user.click(details('Twice the start'));
  expect(location.search).toBe('?offer=double');
  const dialog = await screen.findByRole('dialog', { name: 'Twice the start' });
  for (const words of [
    '100% of your deposit as bonus money, up to €200.00.',
    'Wagering requirement: 35 times the bonus money.',
    'Betting €700.00 on games that return 96% costs €28.00 on average. That’s more than this bonus.',
    'Betting €7,000.00 on games that return 96% costs €280.00 on average. That’s more than this bonus.',
    'Maximum bet while wagering: €5.00.',
    'These games don’t count toward wagering or accept bonus money: Aztec Sunstone.',
    'Roulette: 10% of each bet counts.',
    /You can’t withdraw until the bonus has ended/,
    /If you activate it now, it ends \d+ \w+ \d{4}, \d\d:\d\d/,
  ])
    expect(within(dialog).getByText(words)).toBeInTheDocument();
  const names = within(dialog)
    .getAllByRole('term', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining([
      'Promotion ID',
      'Minimum deposit',
      'Maximum bonus',
      'Maximum payout',
      'Wagering multiplier',
    ]),
  );
  expect(within(dialog).getByRole('link', { name: 'Continue to the cashier' })).toHaveAttribute(
    'href',
    '/deposit?bonus=double',
  );
});

const BARE = { id: 'bare', name: 'Bare' };

test.each([
  [
    'a deposit bonus without a bound',
    { type: 'deposit', depositBonusPercent: 50, currencyCode: 'EUR' },
    ['Deposit bonus', 'Bare', '50% of your deposit as bonus money.'],
  ],
  ['a deposit bonus without figures', { type: 'deposit' }, ['Deposit bonus', 'Bare']],
  [
    'free spins without game and stake',
    { type: 'freespins', freeSpinsQuantity: 20, wageringMultiplier: 30 },
    [
      'Free spins',
      'Bare',
      'Free spins: 20.',
      'Free spins winnings are bonus money. They stay locked until you meet the wagering requirement.',
    ],
  ],
  [
    'money without a deposit, though a deposit is named',
    { type: 'no_deposit', bonusAmount: 10, depositBonusPercent: 100, minDeposit: 20 },
    ['No-deposit bonus', 'Bare', '10.00 in bonus money.'],
  ],
  ['no deposit without an amount', { type: 'no_deposit', wageringMultiplier: 30 }, ['No-deposit bonus', 'Bare']],
  [
    'cashback, though it names figures of deposits',
    { type: 'instant cashback', depositBonusPercent: 100, wageringMultiplier: 35, minDeposit: 20 },
    ['Cashback', 'Bare', 'You get back part of what you lost.'],
  ],
])('B09 of %s only what is known is said', async (_, wire, words) => {
  const { user } = await open({ [PATHS.offers]: bonusRows([{ ...BARE, ...wire }]) });
  const card = await screen.findByRole('article');
  const [type, , ...gives] = words;
  expect(card).toHaveTextContent(type ?? '');
  if (gives.length > 0) expect(card).toHaveTextContent(gives.slice(0, 2).join(' '));
  await user.click(details('Bare'));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent(/–|€/);
});

const CASHBACK = { percent: 10, days: 7, minLoss: '20.00', toCalendar: false };

test.each([
  ['a deposit bonus', wireOffer(), ['100% Bonus money Up to €200.00'], /^Deposit bonus/],
  [
    'a deposit bonus with free spins',
    wireOffer({ freeSpinsQuantity: 50 }),
    ['100% Bonus money Up to €200.00', '+ 50 Free spins'],
    /^Deposit bonus/,
  ],
  ['free spins', { ...BARE, type: 'freespins', freeSpinsQuantity: 50 }, ['50 Free spins'], /^Free spins/],
  ['money', wireGift(), ['€10.00 Bonus money'], /^No-deposit bonus/],
  [
    'cashback',
    wireGift({ bonusType: 'instant_cashback', cashback: CASHBACK, maxBonusThreshold: '50' }),
    ['10% Cashback Up to €50.00'],
    /^Cashback/,
  ],
  ['what tells no figure', { ...BARE, type: 'deposit' }, [], /^Deposit bonus/],
])('B09 the card of %s begins with its type and its figures, as told', async (_, wire, sizes, kind) => {
  const { container } = await open({ [PATHS.offers]: bonusRows([wire]) });
  const card = await screen.findByRole('article');
  const shown = [...container.querySelectorAll('.size')].map(({ textContent }) =>
    textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(shown).toEqual(sizes);
  expect(card).toHaveTextContent(kind);
  expect(card.querySelector('svg')).not.toBeNull();
});

test('B09 the featured offer shows its figures too', async () => {
  await open({ [PATHS.offers]: bonusRows([wireOffer({ refusal: null })]) });
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Deposit bonus 100% Bonus money Up to €200.00 Twice the start',
  );
});

test('ENT-12 each type of wagering says what counts', async () => {
  const rows = [wireGift(), wireGift({ id: 'hard', banner: { bannerTitle: 'Hard' }, wageringType: 'REAL_MONEY_ONLY' })];
  const { user } = await open({ [PATHS.offers]: bonusRows(rows) });
  await screen.findAllByRole('article');
  await user.click(details('Hard'));
  expect(await screen.findByText(/^Only real-money bets count toward wagering/)).toBeVisible();
});

test('nothing is sent without consent; then once, with the version that was read', async () => {
  const { user, at } = await open({ [PATHS.activate]: bonusAnswer() });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  const box = await screen.findByRole('checkbox', { name: /agree to these terms/ });
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Agree to the terms first.');
  expect(box).toHaveFocus();
  expect(at(PATHS.activate)).toEqual([]);
  await user.click(box);
  await user.dblClick(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Your bonus is active.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play slots' })).toHaveAttribute('href', '/casino/slots');
  expect(at(PATHS.activate)).toMatchObject([
    { body: { bonusId: 'gift', termsVersion: '3' }, needsToken: true, idempotencyKey: expect.any(String) },
  ]);
});

test('a lost answer is unknown, never a success, and is asked for with the same key', async () => {
  let lost = 1;
  const { press, at } = await agreed({
    [PATHS.activate]: () => (lost-- > 0 ? Promise.reject(LOST) : bonusAnswer()),
  });
  await press();
  expect(await screen.findByText(/^We didn’t get a response/)).toBeVisible();
  expect(screen.queryByText('Your bonus is active.')).toBeNull();
  expect(await screen.findByText('Your bonus is active.')).toBeVisible();
  expect(new Set(at(PATHS.activate).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

const refuse = (code: string, details?: object) => () => Promise.reject({ code, message: 'Server words', details });

test.each([
  ['ERR-15', 'REGISTRATION_BONUS', { until: '2026-11-20T10:00:00Z' }, /a limited time after registering.*20 Nov 2026/],
  ['ERR-16', 'MAXIMUM_PARTICIPANTS', undefined, /reached its player limit/],
  ['ERR-17', 'RETRY_PERIOD', { from: '2026-12-24T10:00:00Z' }, /already used this bonus.*from 24 Dec 2026/],
  ['ERR-18', 'DAYS_VALID', { days: ['TUE', 'SAT'] }, /isn’t available today.*Tue, Sat/],
  ['ERR-19', 'UNIFIED_ERROR', { bonusId: 'p1', userId: 'u7', userBonusId: 'b9' }, /support.*p1.*u7.*b9/],
  ['ERR-20', 'DEPOSITS_NUMBER', { depositNumber: 3, made: 1, remaining: 2 }, /number 3\. Deposits made: 1\..*: 2/],
  ['ERR-21', 'ACTIVE_FREE_SPINS', undefined, /Only one free spins bonus/],
  ['ERR-22', 'ACTIVE_BONUS', undefined, /Only one bonus can be active at a time/],
  ['ERR-23', 'CANCELLED', undefined, /This bonus was canceled/],
  ['ERR-24', 'NO_CASHBACK', { minLoss: '50.00', currencyCode: 'EUR' }, /Your loss was below the minimum.*€50\.00/],
  ['ERR-26', 'REQUIRED_EMAIL_VERIFICATION', undefined, /Verify your email address/],
  ['ERR-27', 'TIME_WINDOW', { from: '2026-12-01T10:00:00Z', until: null }, /isn’t available right now.*1 Dec 2026/],
  ['ERR-28', 'DUPLICATE_ACCOUNT', undefined, /first account.*still claim deposit bonuses/],
  ['ERR-29', 'DEPOSIT_REQUIRED', undefined, /need to make a deposit first/],
  ['ERR-35', 'COUNTRY_BLOCKED', undefined, /isn’t available in your country.*VPN/],
])('%s %s is told in our words, with its figures', async (_id, code, details, words) => {
  const { press } = await agreed({ [PATHS.activate]: refuse(code, details) });
  await press();
  expect(await screen.findByText((_, element) => element?.getAttribute('role') === 'alert')).toHaveTextContent(words);
});

test.each([
  ['ERR-19 A05', 'UNIFIED_ERROR', {}, /support.*gift.*u1/],
  ['ERR-20 A05', 'DEPOSITS_NUMBER', { depositNumber: 3 }, /number 3\. Deposits made: 1\..*: 2/],
  ['ERR-04 A05', 'SOMETHING_NEW', {}, /Server words/],
])('%s %s without details is told with what the site knows', async (_id, code, offer, words) => {
  const rows = { [PATHS.offers]: bonusRows([wireGift(offer)]), [PATHS.activate]: refuse(code) };
  const { press } = await agreed(rows, {}, { depositCount: 1 });
  await press();
  expect(await screen.findByText((_, element) => element?.getAttribute('role') === 'alert')).toHaveTextContent(words);
});

test('ERR-20 where the number of deposits is unknown no figure of it is told', async () => {
  const rows = {
    [PATHS.offers]: bonusRows([wireGift({ depositNumber: 3 })]),
    [PATHS.activate]: refuse('DEPOSITS_NUMBER'),
  };
  const { press } = await agreed(rows, {}, { depositCount: null });
  await press();
  const said = await screen.findByText((_, element) => element?.getAttribute('role') === 'alert');
  expect(said).not.toHaveTextContent(/Deposits made/);
});

test('terms that have changed are said to have, and are agreed to anew', async () => {
  const { press, answers } = await agreed({ [PATHS.activate]: refuse('VALIDATION') });
  answers[PATHS.offers] = bonusRows([wireGift({ termsVersion: '4' }), wireOffer()]);
  await press();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /agree/ })).not.toBeChecked());
  expect(screen.getByText(/^The terms of this bonus have changed/)).toBeVisible();
});

test('the success of an activation stays to be read where the offer is gone then', async () => {
  goTo('/promotion?id=gift');
  const { user, answers, at } = await open({ [PATHS.activate]: bonusAnswer() }, {}, { single: true });
  await user.click(await screen.findByRole('checkbox', { name: /agree/ }));
  answers[PATHS.offers] = bonusRows([]);
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(at(PATHS.offers)).toHaveLength(2));
  await frames();
  expect(screen.getByText('Your bonus is active.')).toBeVisible();
});

test('an offer for a first deposit that is past leads to no cashier, though the backend says nothing of it', async () => {
  const rows = { [PATHS.offers]: bonusRows([wireOffer({ depositNumber: 1 })]) };
  const { user } = await open(rows, {}, {}, { depositCount: 2 });
  await screen.findByRole('article', { name: 'Twice the start' });
  await user.click(details('Twice the start'));
  const dialog = await screen.findByRole('dialog', { name: 'Twice the start' });
  expect(dialog).toHaveTextContent(/Not available to you\..*number 1\. Deposits made: 2\./);
  expect(within(dialog).queryByRole('link', { name: 'Continue to the cashier' })).toBeNull();
});

test('ERR-25 cashback added to the calendar is shown as information, with a link to it', async () => {
  const { press } = await agreed({
    [PATHS.activate]: refuse('ADD_TO_CALENDAR', { amount: '4.20', currencyCode: 'EUR' }),
  });
  await press();
  const link = await screen.findByRole('link', { name: 'Go to the rakeback calendar' });
  expect(link).toHaveAttribute('href', '/cashback');
  expect(link.closest('[role="status"]')).toHaveTextContent(/Your cashback was added to.*€4\.20/);
});

test.each([
  ['A07 CONF-24 a player without a verified address is asked to verify it first', {}, 'Verify email', false],
  ['or activates at once where the setting says so', { verifyEmailOnBonusActivation: false }, 'Activate', false],
  ['and so does one of whom the backend does not say whether it is verified', {}, 'Activate', undefined],
])('%s', async (_, settings, name, isEmailVerified) => {
  const { store } = await playerStore(
    { [PATHS.offers]: bonusRows([wireGift()]) },
    { currencyCode: 'EUR', isEmailVerified },
  );
  const { user } = show(<Promotions />, { store, settings, pathname: '/promotions' });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: name === 'Activate' ? 'Verify email' : 'Activate' })).toBeNull();
  // L17: with all of the offer before it, so that it stays in view from the start.
  if (name === 'Verify email')
    expect(screen.getByRole('button', { name }).closest('.sticky-foot')?.parentElement).toHaveTextContent(
      'All figures',
    );
});

test('with a bonus active, it says beforehand that only one can be active', async () => {
  const { user } = await open({}, { activeBonus: wireUserBonus() });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  expect(await screen.findByText(/is active, with €12\.50 in bonus money/)).toBeVisible();
});

test('a guest reads everything and is asked to register', async () => {
  const store = guestStore((request) =>
    request.path === PATHS.offers ? Promise.resolve(bonusRows([wireGift()])) : new Promise(() => {}),
  );
  const { user } = show(<Promotions />, { store });
  await screen.findAllByRole('article');
  await user.click(details('Ten for nothing'));
  expect(await screen.findByText('Maximum bet while wagering: €5.00.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Register' }));
  expect(location.search).toContain('modal=signup');
});

const OPEN = { refusal: null };
const titles = async () =>
  (await screen.findAllByRole('article')).map((article) => within(article).getByRole('heading').textContent);
const card = (title: string) => within(screen.getByRole('article', { name: title }));

test('L05 what can be taken comes first; only that has a button to take it, and the rest says why not', async () => {
  const closed = { refusal: { code: 'DAYS_VALID', details: { days: ['MON'] } }, days: ['MON'] };
  const rows = [
    wireGift({ ...closed, id: 'monday', banner: { bannerTitle: 'Monday' } }),
    wireGift({ refusal: { code: 'ACTIVE_BONUS' }, id: 'busy', banner: { bannerTitle: 'Busy' } }),
    wireGift({ ...OPEN, id: 'second', banner: { bannerTitle: 'Second' } }),
    wireOffer({ ...OPEN }),
  ];
  await open({ [PATHS.offers]: bonusRows(rows) });
  expect(await titles()).toEqual(['Second', 'Twice the start', 'Monday', 'Busy']);
  expect(screen.getAllByRole('button', { name: 'Claim offer' })).toHaveLength(2);
  expect(screen.getByText('You can claim this.')).toBeVisible();
  expect(screen.getByText(/isn’t available today.*Mon/)).toHaveTextContent(/^Not right now\./);
  expect(card('Monday').getByRole('button', { name: 'Read the terms' })).toBeVisible();
  expect(card('Busy').getByRole('link', { name: 'My bonuses' })).toHaveAttribute('href', '/profile2/my-bonuses');
});

test('L05 the pills filter by type, with the counts that are told; a type without an offer is not there', async () => {
  const counts = { deposit: 3, no_deposit: 1, freespins: 0 };
  const answer = { data: { bonus: { rows: [wireGift(), wireOffer()], count: 4, counts } } };
  const { at, user } = await open({ [PATHS.offers]: answer });
  const pills = within(await screen.findByRole('navigation', { name: 'Type of offer' }));
  expect(pills.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'Deposit 3',
    'No deposit 1',
  ]);
  await user.click(pills.getByRole('link', { name: 'Deposit 3' }));
  expect(location.search).toBe('?type=deposit');
  await waitFor(() => expect(at(PATHS.offers).at(-1)?.query).toMatchObject({ type: 'deposit', pageNo: 1 }));
  expect(screen.getByRole('link', { name: 'Deposit 3' })).toHaveAttribute('aria-current', 'true');
});

test('L05 a picture is loaded when it comes near; without one, or with one that failed, there is no box', async () => {
  const pictured = wireOffer({ banner: { bannerTitle: 'Drawn', bannerImage: 'offers/a/{width}.{type}' } });
  const { container } = await open({ [PATHS.offers]: bonusRows([wireGift(), pictured]) });
  await screen.findByRole('article', { name: 'Drawn' });
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('loading', 'lazy');
  expect(images[0]).toHaveAttribute('src', '/api/core/casino/assets/offers/a/480.webp');
  fireEvent.error(images[0]!);
  expect(container.querySelector('.art')).toBeNull();
  expect(card('Drawn').getByText('Deposit bonus')).toBeVisible();
});

test('an offer whose title is HTML shows its plain name instead', async () => {
  const title = '<img src=x onerror=alert(1)>';
  await open({ [PATHS.offers]: bonusRows([wireGift({ name: 'A <b>gift</b>', banner: { bannerTitle: title } })]) });
  expect(await screen.findByRole('article', { name: 'A <b>gift</b>' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('an empty list says so, a failed one can be asked for again', async () => {
  const { unmount } = await open({ [PATHS.offers]: bonusRows([]) });
  expect(await screen.findByText('No offers right now')).toBeVisible();
  unmount();
  const { answers, user } = await open({ [PATHS.offers]: undefined });
  expect(await screen.findByText('Data loading error')).toBeVisible();
  answers[PATHS.offers] = bonusRows([wireGift()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('one offer by its id, and that there is none', async () => {
  goTo('/promotion?id=double');
  const { unmount } = await open({}, {}, { single: true });
  expect(await screen.findByRole('heading', { name: 'Twice the start' })).toBeVisible();
  unmount();
  goTo('/promotion?id=gone');
  await open({}, {}, { single: true });
  expect(await screen.findByText('We can’t find this offer')).toBeVisible();
});

test('free money is asked for by its type', async () => {
  const { at } = await open({}, {}, { type: 'no_deposit' });
  await screen.findAllByRole('article');
  expect(at(PATHS.offers)[0]?.query).toMatchObject({ type: 'no_deposit' });
});

describe('a coupon', () => {
  afterEach(() => dropDraft('coupon-u1'));

  async function typed(answer: unknown) {
    const opened = await open({ [PATHS.coupon]: answer });
    await opened.user.click(await screen.findByRole('button', { name: 'Coupon code' }));
    await opened.user.type(screen.getByRole('textbox', { name: 'Code' }), ' WELCOME ');
    await opened.user.click(screen.getByRole('button', { name: 'Apply' }));
    return opened;
  }

  test('BON-10 ERR-02 an applied coupon says so, and its bonus waits in My bonuses', async () => {
    const { at } = await typed({});
    expect(await screen.findByText('Coupon Code Applied Successfully')).toBeVisible();
    expect(at(PATHS.coupon)[0]?.body).toEqual({ code: 'WELCOME' });
  });

  test('one whose answer comes after the dialog was closed is told at its next opening, the one after begins anew', async () => {
    let settle = (_: unknown) => undefined as void;
    const { user } = await typed(() => new Promise((resolve) => (settle = resolve)));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => settle({}));
    await user.click(screen.getByRole('button', { name: 'Coupon code' }));
    expect(screen.getByText('Coupon Code Applied Successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Coupon code' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  });

  test('one that is typed when the session ends is there after the next log-in', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'WELCOME');
    act(() => void store.dispatch(signedOut('SESSION_ENDED')));
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await act(async () => void (await store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true }))));
    await user.click(await screen.findByRole('button', { name: 'Coupon code' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('WELCOME');
  });

  test('E18 an expired coupon says so', async () => {
    await typed(refuse('COUPON_NOT_APPLIED', { reason: 'TIME_WINDOW' }));
    expect(await screen.findByText('This bonus isn’t available right now.')).toBeVisible();
  });

  test.each([
    ['COUPON_NOT_APPLIED', /We couldn’t apply this coupon code/],
    ['COUPON_REDEEMED', /already been redeemed/],
    ['A05 COUPON_OF_OTHERS', /Server words/],
  ])('BON-10 ERR-02 %s keeps what was typed', async (code, words) => {
    await typed(refuse(code));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue(' WELCOME ');
  });
});
