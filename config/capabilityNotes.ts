import type { Operation } from '@/config/endpoints/operations';
import type { Capability } from './capabilities';

type Note = {
  /** What a player can do with it, in plain words. */
  words: string;
  /** Calls that add to it; without them it is there, but reduced. */
  uses?: readonly Operation[];
  /** Protects players: an operator is told at the start that it is missing. */
  protects?: true;
};

/** What operators are told about each capability, in docs/capabilities.md, in the log and by conformance. */
export const CAPABILITY_NOTES: Readonly<Record<Capability, Note>> = {
  lobby: { words: 'see and filter the games', uses: ['categories', 'studios'] },
  studios: { words: 'see the game studios' },
  game: { words: 'open the page of a game', uses: ['similarGames'] },
  play: { words: 'start a game', uses: ['playSession'] },
  similarGames: { words: 'see games similar to one' },
  favourites: {
    words: 'keep favourite games with the account',
    uses: ['addFavourite', 'removeFavourite', 'mergeFavourites', 'recentGames', 'mergeRecentGames'],
  },
  login: { words: 'log in with a password', uses: ['logout'] },
  registration: { words: 'register', uses: ['currencies', 'countries'] },
  google: { words: 'sign in with Google', uses: ['googleSignUp'] },
  security: { words: 'protect the log-in with an authenticator app', uses: ['renewRecoveryCodes', 'confirmIdentity'] },
  passkeys: { words: 'keep passkeys with the account' },
  passkeyLogin: { words: 'log in with a passkey in place of the password' },
  passwordReset: { words: 'set a forgotten password anew' },
  emailVerification: { words: 'ask for the verification e-mail again' },
  profile: { words: 'change the profile' },
  accountSafety: { words: 'find sessions, email address, own data and closing in one place' },
  sessions: { words: 'see where they are logged in, and log out there' },
  emailChange: { words: 'change their email address, confirmed at both addresses', uses: ['cancelEmailChange'] },
  dataCopy: { words: 'ask for a copy of their data' },
  closing: { words: 'ask for the account to be closed', uses: ['cancelClosing'] },
  closingCancel: { words: 'take back that they asked for closing' },
  documents: { words: 'send identity documents', uses: ['uploadDocument'] },
  cashier: { words: 'see the payment methods' },
  deposit: { words: 'deposit', uses: ['deposit', 'openDeposits', 'cancelDeposit', 'postThreeDs'] },
  allowance: { words: 'see what their limit leaves before they deposit', protects: true },
  withdrawal: { words: 'withdraw', uses: ['withdrawalConditions', 'withdrawals', 'cancelWithdrawal'] },
  withdrawalConditions: { words: 'see what a withdrawal needs before they ask for one' },
  withdrawalList: { words: 'follow and cancel withdrawals', uses: ['cancelWithdrawal'] },
  walletChoice: { words: 'choose the wallet that is played with' },
  history: { words: 'see transactions and rounds', uses: ['round', 'periodTotals'] },
  totals: { words: 'see the result of a period' },
  evidence: { words: 'save evidence of a round or a payment for a complaint' },
  offers: { words: 'see the offers' },
  activation: { words: 'activate an offer' },
  myBonuses: { words: 'see own bonuses', uses: ['cancelBonus', 'claimCashback'] },
  coupons: { words: 'enter a coupon' },
  bonusCancelling: { words: 'cancel an active bonus' },
  cashback: { words: 'collect a cashback' },
  rakeback: {
    words: 'see the rakeback calendar and claim days',
    uses: ['rakebackReceipt', 'claimRakeback', 'claimRakebackByPost'],
  },
  receipts: { words: 'see how a reward was computed' },
  award: { words: 'see the award' },
  dailyBonus: { words: 'open the daily bonus' },
  vipClub: { words: 'see the levels of the VIP club' },
  referral: { words: 'invite friends by a link', uses: ['claimReferral'] },
  referralClaim: { words: 'claim their share of what friends play' },
  tournaments: { words: 'see tournaments and their leaderboards' },
  tournamentEntry: { words: 'enter a tournament and see their own place' },
  protection: { words: 'find the tools of player protection in one place' },
  limits: { words: 'set limits of deposits, losses and stakes', protects: true },
  raiseConfirmation: { words: 'confirm a raised limit a second time, where the market asks for it' },
  notices: {
    words: 'be told how their money is protected, be offered limits, and be reminded of their figures',
    protects: true,
  },
  breaks: { words: 'take a break from play', protects: true },
  selfExclusion: { words: 'exclude themselves', protects: true },
  exclusionState: {
    words: 'exclude themselves at all brands, and have it in every open tab within 15 seconds',
    protects: true,
  },
  lifting: { words: 'ask to lift an exclusion, and take that back' },
  realityCheck: { words: 'be told how long they have played, and with what result', protects: true },
  sessionBounds: { words: 'set how long they play, and what it may cost, before they begin' },
  bonusBuy: { words: 'buy the feature of a slot' },
  preferences: { words: 'set preferences' },
  inbox: { words: 'read what happened to their withdrawals, documents, bonuses and claims' },
  chat: {
    words: 'talk to other players',
    uses: ['deleteChatMessage', 'reportChatMessage', 'blockChatPlayer'],
  },
  topWins: { words: 'see what was won lately' },
  statistics: { words: 'see what players did' },
  ownStatistics: { words: 'see the figures of their own play' },
  playerStatistics: { words: 'see the figures of another player who is not hidden' },
  pulse: { words: 'see what the last rounds of a game paid back' },
};
