import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import en from '@/locales-fallback/en.json';
import Bonuses, { getServerSideProps as ofBonuses } from '@/pages/bonuses';
import Cashback from '@/pages/cashback';
import MyBonuses, { getServerSideProps as ofMyBonuses } from '@/pages/profile2/my-bonuses';
import { createSocketEvents } from '@/services/http/socketEvents';
import type { GuardedProps } from '@/store/pages/guardedPage';
import { show } from './render';
import { BONUS_PATHS, bonusRows, wireUserBonus } from './support/bonuses';
import { fakeRouter } from './support/fakeRouter';
import { playerStore } from './support/player';

// Compiled before the first test, which would otherwise wait for them.
import '@/components/app/pages/PlayerArea';
import '@/components/bonuses/mine/MyBonuses';
import '@/components/rewards/samples/SampleCalendar';

// Only the page's calls to the server matter here; getServerSideProps has its own tests.
jest.mock('@/store/pages/serverPage', () => ({ serverPage: (_areas: string[], load: unknown) => load }));
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));

const ENDED = wireUserBonus({ status: 'cancelled', burnAmount: '8.00', banner: { bannerTitle: 'Gone' } });

test.each([
  ['/bonuses', Bonuses, ofBonuses],
  ['/profile2/my-bonuses', MyBonuses, ofMyBonuses],
] as const)('BON-11 at %s a player finds the bonuses that have ended', async (address, Page, load) => {
  const props = await (load as unknown as () => Promise<GuardedProps>)();
  const router = fakeRouter(address);
  const { store } = await playerStore({ [BONUS_PATHS.mine]: bonusRows([ENDED]) }, { currencyCode: 'EUR' });
  const Shown = Page as ComponentType<GuardedProps>;
  show(
    <SocketEventsProvider value={createSocketEvents().subscribe}>
      <Shown {...props} />
    </SocketEventsProvider>,
    { store, pathname: address },
  );
  const ended = await screen.findByRole('region', { name: 'Ended' });
  expect(within(ended).getByRole('article', { name: 'Gone' })).toHaveTextContent('You lost €8.00 in bonus money.');
  router.remove();
});

test('RAKE-01 /cashback shows the calendar in the page, not in a dialog', async () => {
  const router = fakeRouter('/cashback');
  show(<Cashback blocks={null} written={null} questions={[]} />, { pathname: '/cashback' });
  const calendar = await screen.findByRole('region', { name: /\S\s–\s\d/ });
  expect(within(calendar).getAllByRole('button')).toHaveLength(28);
  router.remove();
});
