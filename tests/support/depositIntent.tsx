import { act, screen } from '@testing-library/react';
import { DepositIntent } from '@/components/cashier/deposit/DepositIntent';
import { openCashier, PATHS } from './cashier';
import { depositAnswer } from './deposits';
import { fakeRouter } from './fakeRouter';
import type { Answers } from './player';

/** The provider's origin, as configured by the operator of these tests. */
export const ORIGIN = 'https://pay.example';

/** Paid in the provider's frame, or by the site's own card form. */
export const frameStep = { kind: 'frame' as const, url: `${ORIGIN}/card?p=1`, cardUrl: `${ORIGIN}/cards/1` };

/** The answer for a deposit that waits for its card. */
export const created = (over = {}) => depositAnswer({ status: 'created', nextStep: frameStep, ...over });

/** Advances the fake timers by that many milliseconds. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Gives each test fake timers and the deposit's address. */
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
    sessionStorage.clear();
  });
}

/** Opens the page of the deposit d1, for which the backend sends `answer`. */
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
export const frame = () => screen.getByTitle<HTMLIFrameElement>('Secure payment');
