import { type BonusControls, createBonusControls } from '../../casino/bonuses/situations';
import { createPaymentControls, type PaymentControls } from '../../casino/cashier/situations';
import { type Clock, shiftedClock, type ShiftedClock } from '../../base/clock';
import { createFaults, type Faults } from '../../http/faults';
import { createSockets, type Sockets } from '../../casino/socket/sockets';

/** What the control panel changes in a running sandbox. Kept in memory, so a restart resets it. */
export type Controls = {
  clock: ShiftedClock;
  faults: Faults;
  sockets: Sockets;
  payments: PaymentControls;
  bonuses: BonusControls;
  /** Whether the sample players play. */
  samplePlayers: { play: boolean };
};

/** Controls for a sandbox based on `clock`; all code that needs the time must use the shifted clock. */
export const createControls = (clock: Clock): Controls => ({
  clock: shiftedClock(clock),
  faults: createFaults(),
  sockets: createSockets(),
  payments: createPaymentControls(),
  bonuses: createBonusControls(),
  samplePlayers: { play: true },
});
