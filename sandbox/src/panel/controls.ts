import { type BonusControls, createBonusControls } from '../bonuses/situations';
import { createPaymentControls, type PaymentControls } from '../cashier/situations';
import { type Clock, shiftedClock, type ShiftedClock } from '../clock';
import { createFaults, type Faults } from './faults';
import { createSockets, type Sockets } from './sockets';

/** What the control panel changes about a running sandbox. It is kept in memory: a new start begins without any of it. */
export type Controls = {
  clock: ShiftedClock;
  faults: Faults;
  sockets: Sockets;
  payments: PaymentControls;
  bonuses: BonusControls;
};

/** Controls over a sandbox that goes by `clock`; everything that tells the time must ask the shifted one. */
export const createControls = (clock: Clock): Controls => ({
  clock: shiftedClock(clock),
  faults: createFaults(),
  sockets: createSockets(),
  payments: createPaymentControls(),
  bonuses: createBonusControls(),
});
