import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DepositArea } from '@/components/cashier/deposit/DepositArea';
import { useAuth } from '@/hooks/player/useAuth';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { createSocketEvents } from '@/services/http/socketEvents';
import { show, type Around } from '../render';
import { wireDeposit } from './deposits';
import { playerStore, type Answers } from './player';

const { publish, subscribe } = createSocketEvents();

/** Publishes what the casino's socket would. */
export { publish };

/** A payment method as the backend sends it. */
export const wireMethod = (over: object = {}) => ({
  id: 1,
  name: 'visa',
  title: 'Visa',
  order: 1,
  hidden: false,
  isActive: true,
  isCardForm: true,
  withdrawalExist: false,
  min: '10',
  max: '5000',
  ...over,
});

const inData = (key: string, value: unknown) => ({ data: { [key]: value } });

export const PATHS = {
  payments: '/api/admin/get-payments',
  create: '/api/user/create-deposit',
  open: '/api/user/deposits',
  allowance: '/api/user/deposit-allowance',
  cancel: '/api/user/cancel-deposit',
  deposit: (id: string) => `/api/user/deposits/${id}`,
} as const;

export const payments = (...methods: object[]) => inData('payments', methods);
export const openDeposits = (...rows: Parameters<typeof wireDeposit>[0][]) => inData('deposits', rows.map(wireDeposit));
const ALLOWANCE = {
  data: { currencyCode: 'EUR', left: '110.00', limit: '200.00', period: 1, netResult30Days: '-312.40' },
};

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
