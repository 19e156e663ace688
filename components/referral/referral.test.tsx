import { render, screen, waitFor, within } from '@testing-library/react';
import { QrCode } from '@/components/ui/pictures/QrCode';
import { show } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { ReferralPanel } from './ReferralPanel';

const REFERRAL = '/api/user/referral';
const CLAIM = '/api/user/claim-referral';
const wire = (over: object = {}) => ({
  data: {
    referral: {
      link: 'https://casino.example/?nxafk=abc',
      visits: 41,
      registrations: 3,
      played: 2,
      revenue: '18.25',
      claimable: '6.40',
      currencyCode: 'EUR',
      percent: 10,
      months: 12,
      friends: [
        {
          name: 'l***a',
          joinedAt: '2026-09-04T10:00:00Z',
          countsUntil: '2027-09-04T10:00:00Z',
          share: '15.10',
          reason: null,
        },
        { name: null, joinedAt: '2026-10-19T10:00:00Z', countsUntil: null, share: '0.00', reason: 'household' },
        { name: 'p***n', joinedAt: null, countsUntil: null, share: '0.00', reason: 'of another kind' },
      ],
      ...over,
    },
  },
});
const claimed = () => wire({ claimable: '0.00' });

async function open(answers: Answers, user: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
  const { store, asked } = await playerStore(answers, user);
  const shown = show(<ReferralPanel />, { store, settings });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { ...shown, sent: (path: string) => asked.filter((request) => request.path === path) };
}
const claimButton = () => screen.getByRole('button', { name: 'Claim' });

afterEach(() => localStorage.clear());

test('ENG-05 link, QR code, visits, registrations, revenue, percent and the masked friends with their share', async () => {
  const { container } = await open({ [REFERRAL]: wire() });
  expect(screen.getByRole('heading', { name: 'Get 10% of the house edge when a friend plays' })).toBeVisible();
  expect(screen.getByText(/^You earn your share for 12 months/)).toBeVisible();
  expect(screen.getByText('casino.example/?nxafk=abc')).toBeVisible();
  const code = screen.getByRole('img', { name: 'QR code for your link' });
  expect(code).toBeVisible();
  const { container: drawn } = render(<QrCode text="https://casino.example/?nxafk=abc" label="" />);
  expect(code.innerHTML).toBe(drawn.querySelector('svg')!.innerHTML);
  const figures = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['Visits41', 'Registrations3', 'Friends who played2', 'All-time revenue€18.25']);
  const friends = within(screen.getByRole('region', { name: 'Your friends' })).getAllByRole('listitem');
  expect(friends.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/l\*\*\*a€15\.10Joined 4 Sept? 2026 · counts until 4 Sept? 2027$/),
    expect.stringMatching(/A friend€0\.00Doesn’t count: it’s someone in your household\.$/),
    expect.stringMatching(/p\*\*\*n€0\.00This account doesn’t count\.$/),
  ]);
});

test('the dates of a friend are days on the player’s clock, not those of the text', async () => {
  // 10:30 UTC of the day before.
  const friend = { name: 'l***a', joinedAt: '2026-09-05T00:30:00+14:00', countsUntil: '2027-09-05T00:30:00+14:00' };
  await open({ [REFERRAL]: wire({ friends: [{ ...friend, share: '15.10', reason: null }] }) });
  expect(screen.getByText(/^Joined 4 Sept? 2026 · counts until 4 Sept? 2027$/)).toBeVisible();
});

test('CONF-25 the share told is that of the setting', async () => {
  await open({ [REFERRAL]: wire({ percent: 10 }) }, {}, { referAFriendPercent: 12.5 });
  expect(screen.getByRole('heading', { name: 'Get 12.5% of the house edge when a friend plays' })).toBeVisible();
});

test('the link is copied, and a clipboard that refuses is told', async () => {
  const { user } = await open({ [REFERRAL]: wire() });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('https://casino.example/?nxafk=abc');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^We couldn’t copy the link/)).toBeVisible();
});

test('ENG-05 a claim is sent once however often it is pressed, and then there is nothing left', async () => {
  const answers: Answers = { [REFERRAL]: wire() };
  answers[CLAIM] = () => {
    answers[REFERRAL] = claimed();
    return claimed();
  };
  const { user, sent } = await open(answers);
  await user.dblClick(claimButton());
  expect(await screen.findByText(/^Nothing to claim yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  expect(sent(CLAIM)).toMatchObject([{ needsToken: true, idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('what was paid is not offered again though the figures do not come anew', async () => {
  const answers: Answers = { [REFERRAL]: wire() };
  answers[CLAIM] = () => {
    delete answers[REFERRAL];
    return claimed();
  };
  const { user } = await open(answers);
  await user.click(claimButton());
  expect(await screen.findByText(/^Nothing to claim yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('a claim that is refused says why; one without an answer is asked for again under its key, and unknown, not failed', async () => {
  const answers: Answers = { [REFERRAL]: wire() };
  answers[CLAIM] = () => {
    throw { code: 'NOTHING_TO_CLAIM', message: 'There’s nothing to claim right now.' };
  };
  const { user, sent } = await open(answers);
  await user.click(claimButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s nothing to claim right now.');
  answers[CLAIM] = () => {
    throw LOST;
  };
  await user.click(claimButton());
  expect(await screen.findByText(/^We didn’t get a response/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(sent(CLAIM).length).toBeGreaterThan(2));
  const [, ...later] = sent(CLAIM).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(later).size).toBe(1);
});

test('zeros for who begins, a dash for what the backend does not say, and no claim it lacks', async () => {
  const { unmount } = await open({
    [REFERRAL]: wire({ visits: 0, registrations: 0, played: 0, revenue: '0.00', claimable: '0.00', friends: [] }),
  });
  expect(screen.getByText('Nobody has joined through your link yet.')).toBeVisible();
  expect(screen.getByText(/^Nothing to claim yet/)).toBeVisible();
  unmount();
  const { container } = await open({ [REFERRAL]: { data: { referral: { claimable: '6.40' } } } });
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '–']);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Get a share when a friend plays' })).toBeVisible();
});

test.each([
  ['left out', { claimable: undefined, friends: undefined }],
  ['not to be read', { claimable: 'much', friends: [7] }],
])('amount and friends that are %s are neither nothing nor nobody', async (_, over) => {
  await open({ [REFERRAL]: wire(over) });
  const ready = screen.getByRole('region', { name: 'Ready to claim' });
  expect(ready).toHaveTextContent(/–$/);
  expect(screen.queryByText(/^Nothing to claim yet/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your friends' })).toBeNull();
});

test('API-39 without the call that pays there is nothing to press', async () => {
  await open({ [REFERRAL]: wire() }, {}, { endpoints: { claimReferral: null } });
  expect(screen.getByText('€6.40')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('who is excluded sees the figures, and neither a link to spread nor a claim', async () => {
  await open({ [REFERRAL]: wire() }, { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } });
  expect(screen.getByText(/while you’re excluded/)).toBeVisible();
  expect(screen.getByText('€18.25')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('what failed to load can be tried again', async () => {
  const answers: Answers = {};
  const { user } = await open(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your link.');
  answers[REFERRAL] = wire();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('casino.example/?nxafk=abc')).toBeVisible();
});
