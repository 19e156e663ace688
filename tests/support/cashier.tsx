import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DepositArea } from '@/components/cashier/deposit/DepositArea';
import { useAuth } from '@/hooks/player/useAuth';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { show, type Around } from '../render';
import { ALLOWANCE, openDeposits, PATHS, payments, wireMethod } from './cashierAnswers';
import { playerStore, type Answers } from './player';

const { publish, subscribe } = createSocketEvents();

/** Publishes what the casino's socket would. */
export { publish };

export * from './cashierAnswers';

const REGISTRATION = '/api/user/get-registration-fields';

/** Renders part of the cashier for a player and waits for its calls. */
export async function openCashier(
  part: ReactNode,
  answers: Answers = {},
  around: Around & { user?: object; details?: object } = {},
) {
  const all: Answers = {
    [PATHS.payments]: payments(wireMethod()),
    [PATHS.open]: openDeposits(),
    [PATHS.allowance]: ALLOWANCE,
    [REGISTRATION]: { data: {} },
    ...answers,
  };
  const { user, details, ...rest } = around;
  const own = { currencyCode: 'EUR', countryCode: 'DE', tags: [], ...user };
  const { store, asked } = await playerStore(all, own, details);
  const shown = show(<SocketEventsProvider value={subscribe}>{part}</SocketEventsProvider>, { store, ...rest });
  const player = store.getState().auth.user;
  return {
    ...shown,
    store,
    asked,
    answers: all,
    player,
    at: (path: string) => asked.filter((call) => call.path === path),
  };
}

/** The button that starts a deposit. */
export const submit = () => screen.getByRole('button', { name: /^Deposit/ });

/** The cashier as its page shows it to a signed-in player. */
export function PlayerCashier() {
  const { user } = useAuth();
  return user && <DepositArea user={user}>What the operator says</DepositArea>;
}

/** A player's cashier, ready for an amount. */
export async function openDepositArea(answers: Answers = {}, around: Parameters<typeof openCashier>[2] = {}) {
  const shown = await openCashier(<PlayerCashier />, answers, around);
  await screen.findByLabelText(/^Amount in/);
  return shown;
}
