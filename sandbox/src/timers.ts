import { HOUR_MS, SECOND_MS } from '@/domain/time/lengths';
import { type Brand } from './brands/brand/brand';
import { type Clock } from './base/clock';
import { every } from './base/every';
import { type WithdrawalFigures } from './brands/brand/withdrawals';
import { expireDue } from './casino/bonuses/held/end';
import { expireDeposits } from './casino/deposits/depositStore';
import { liftDue } from './casino/exclusion/lifting';
import { spreadExclusions, tellStopped } from './casino/exclusion/spread';
import { type Tell } from './casino/mail/tell';
import { tellReadyCopies } from './casino/safety/tellCopies';
import { closeAllDueDays } from './casino/rewards/close';
import { closeTournaments } from './casino/tournaments/close';
import { openTournaments } from './casino/tournaments/open';
import { advanceDue } from './casino/withdrawals/advanceDue';
import { type PlayerEvents } from './casino/socket/playerEvents';
import { type Db } from './db/database';
import { type Payments } from './outside/payments/payments';
import { purge } from './purge';

const PURGE_EVERY_MS = HOUR_MS;

type Timed = {
  db: Db;
  clock: Clock;
  payments: Pick<Payments, 'tick'> | null;
  figuresOf: (brand: string) => WithdrawalFigures;
  brandAt: (host: string) => Brand;
  playerEvents: PlayerEvents;
  tell: Tell;
  /** Sends news of the outbox; null without a mail server. */
  sendNews: (() => Promise<void>) | null;
  report: (error: unknown) => void;
};

/** Starts the casino's periodic work; each stop waits for a run in progress. */
export const startTimers = ({
  db,
  clock,
  payments,
  figuresOf,
  brandAt,
  playerEvents,
  tell,
  sendNews,
  report,
}: Timed): (() => Promise<unknown>)[] => [
  every(PURGE_EVERY_MS, () => purge(db, clock.now()), report),
  every(
    SECOND_MS,
    async () => {
      // Payments that are due settle before unpaid deposits expire.
      await payments?.tick();
      await expireDeposits(db, clock.now());
    },
    report,
  ),
  every(SECOND_MS, () => expireDue(db, clock, tell), report),
  every(
    SECOND_MS,
    async () => {
      for (const player of await liftDue(db, () => clock.now())) tellStopped({ playerEvents }, player);
      await spreadExclusions({ db, clock, brandAt, playerEvents });
    },
    report,
  ),
  every(10 * SECOND_MS, () => openTournaments(db, clock), report),
  every(SECOND_MS, () => closeTournaments(db, clock), report),
  every(SECOND_MS, () => advanceDue({ db, clock, figuresOf, tell }), report),
  every(SECOND_MS, () => tellReadyCopies(db, clock, tell), report),
  ...(sendNews ? [every(SECOND_MS, sendNews, report)] : []),
  // A day is also closed by the first request for it.
  every(10 * SECOND_MS, () => closeAllDueDays(db, clock), report),
];
