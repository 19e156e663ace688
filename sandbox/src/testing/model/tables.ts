import { accounts, sessions } from '../../casino/accounts/store/schema';
import { idempotencyAnswers } from '../../http/schema';
import { couponRedemptions, userBonuses } from '../../casino/bonuses/held/schema';
import { deposits, providerMessages } from '../../casino/deposits/schema';
import { ledgerAccounts, ledgerEntries, postings, wallets } from '../../casino/ledger/schema';
import { gameSessions, walletTransactions } from '../../casino/bets/schema';
import { playTimes } from '../../casino/protection/schema';
import { accountZones, loyalty, loyaltyChanges, rakebackDays } from '../../casino/rewards/schema';
import { limits, stops } from '../../casino/protection/schema';
import { sessionBounds } from '../../casino/sessionBounds/schema';
import { noticeAnswers } from '../../casino/notices/schema';
import { withdrawalQuotes, withdrawals } from '../../casino/withdrawals/schema';

/** All tables that sequences write, in an order in which they can be deleted. */
export const CLEARED = [
  ledgerEntries,
  postings,
  ledgerAccounts,
  wallets,
  withdrawals,
  withdrawalQuotes,
  walletTransactions,
  playTimes,
  gameSessions,
  userBonuses,
  couponRedemptions,
  rakebackDays,
  loyaltyChanges,
  loyalty,
  providerMessages,
  deposits,
  noticeAnswers,
  accountZones,
  limits,
  sessionBounds,
  stops,
  idempotencyAnswers,
  sessions,
  accounts,
];
