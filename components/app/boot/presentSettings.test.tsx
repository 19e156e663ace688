import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { mergeSettings } from '@/domain/site/merge';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { withMarket } from '@/services/server/market';
import { found } from '@/store/missing';
import { guestStore } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { PresentSettings } from './PresentSettings';

function Told() {
  const [noClub, noCoupons] = [useAbsent('vipClub'), useAbsent('coupons')];
  const { marketRules, brandName } = useSettings();
  return (
    <p>
      {brandName} {marketRules.minimumAge} {noClub ? 'no club' : 'club'} {noCoupons ? 'no coupons' : 'coupons'}
    </p>
  );
}

const settings = withMarket(mergeSettings({ brandName: 'Harbour' }), { CA: 'ontario', default: 'malta' });
const show = (store: ReturnType<typeof guestStore>) =>
  render(
    <Provider store={store}>
      <PresentSettings settings={settings}>
        <Told />
      </PresentSettings>
    </Provider>,
  );

test('a guest has the settings for everybody, a player those of the country', async () => {
  const { unmount } = show(guestStore());
  expect(screen.getByText(/^Harbour 18 /)).toBeVisible();
  unmount();
  show((await playerStore({}, { countryCode: 'CA' })).store);
  expect(screen.getByText(/^Harbour 19 /)).toBeVisible();
});

test('a call that turns out to be missing takes with it what needs it, and nothing else', async () => {
  const store = guestStore();
  show(store);
  expect(screen.getByText(/ club coupons$/)).toBeVisible();
  act(() => void store.dispatch(found('applyCoupon')));
  await waitFor(() => expect(screen.getByText(/ club no coupons$/)).toBeVisible());
});
