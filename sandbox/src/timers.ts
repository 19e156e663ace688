import { HOUR_MS, SECOND_MS } from '@/domain/time/lengths';
import { type Clock } from './base/clock';
import { every } from './base/every';
import { type WithdrawalFigures } from './brands/brand/withdrawals';
import { expireDue } from './casino/bonuses/held/end';
import { expireDeposits } from './casino/deposits/depositStore';
import { type Tell } from './casino/mail/tell';
import { closeAllDueDays } from './casino/rewards/close';
import { closeTournaments } from './casino/tournaments/close';
import { openTournaments } from './casino/tournaments/open';
import { advanceDue } from './casino/withdrawals/advanceDue';
import { type Db } from './db/database';
import { type Payments } from './outside/payments/payments';
import { purge } from './purge';

const PURGE_EVERY_MS = HOUR_MS;

type Timed = {
  db: Db;
  clock: Clock;
  payments: Pick<Payments, 'tick'> | null;
  figuresOf: (brand: string) => WithdrawalFigures;
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
  every(10 * SECOND_MS, () => openTournaments(db, clock), report),
  every(SECOND_MS, () => closeTournaments(db, clock), report),
  every(SECOND_MS, () => advanceDue({ db, clock, figuresOf, tell }), report),
  ...(sendNews ? [every(SECOND_MS, sendNews, report)] : []),
  // A day is also closed by the first request for it.
  every(10 * SECOND_MS, () => closeAllDueDays(db, clock), report),
];
