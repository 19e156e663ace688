import { act, screen } from '@testing-library/react';
import { DepositIntent } from '@/components/cashier/deposit/DepositIntent';
import { openCashier, PATHS } from './cashier';
import { depositAnswer } from './deposits';
import { fakeRouter } from './fakeRouter';
import type { Answers } from './player';

/** The provider's origin, which the operator of these tests named. */
export const ORIGIN = 'https://pay.example';

/** Paid in the provider's frame, or by a card form of ours. */
export const frameStep = { kind: 'frame' as const, url: `${ORIGIN}/card?p=1`, cardUrl: `${ORIGIN}/cards/1` };

/** The answer about a deposit that waits for its card. */
export const created = (over = {}) => depositAnswer({ status: 'created', nextStep: frameStep, ...over });

/** Lets so many milliseconds pass. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each test by a clock of its own, at the address of the deposit. */
export function atDepositAddress(): void {
  let router: ReturnType<typeof fakeRouter>;
  beforeEach(() => {
    jest.useFakeTimers();
    router = fakeRouter('/deposit?deposit=d1');
  });
  afterEach(() => {
    jest.useRealTimers();
    router.remove();
    localStorage.clear();
  });
}

/** The page of the deposit d1, of which the backend says `answer`. */
export async function openIntent(answer: unknown, { answers = {} as Answers, settings = {} } = {}) {
  const shown = await openCashier(
    <DepositIntent id="d1" />,
    { [PATHS.deposit('d1')]: answer, ...answers },
    { settings: { paymentOrigins: [ORIGIN], ...settings } },
  );
  await wait(50);
  return shown;
}

/** The provider's frame in the page. */
export const frame = () => screen.getByTitle<HTMLIFrameElement>('Payment at the provider');
