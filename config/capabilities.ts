import type { Operation } from '@/config/endpoints/operations';

/**
 * Something the site can offer only with certain backend calls. Without them it is absent: from menus, pages, links and
 * dialogs, and its addresses say that this casino does not offer it (OP-036). docs/capabilities.md is made from this.
 */
export type CapabilityRow = {
  /** The calls it cannot do without. */
  needs: readonly Operation[];
  /** Present as soon as one of these calls is. */
  needsOneOf?: readonly Operation[];
  /** Canonical addresses; one that ends with a slash stands for all below it. */
  pages?: readonly string[];
  /** Names of store/modal.ts. */
  dialogs?: readonly string[];
};

const rows = <K extends string>(table: Readonly<Record<K, CapabilityRow>>) => table;

export const CAPABILITIES = rows({
  lobby: {
    needs: ['games'],
    pages: ['/casino', '/casino/live-casino', '/casino/slots', '/casino/popular'],
    dialogs: ['search'],
  },
  studios: { needs: ['studios'], pages: ['/providers'] },
  game: { needs: ['games', 'game'], pages: ['/casino/games/'] },
  play: { needs: ['launchGame'] },
  similarGames: { needs: ['similarGames'] },
  favourites: {
    needs: ['favourites'],
    pages: ['/profile/favorites'],
  },
  login: { needs: ['login'], dialogs: ['login'] },
  registration: {
    needs: ['signUp', 'registrationFields'],
    dialogs: ['signup', 'linked-signup'],
  },
  google: { needs: ['startGoogleSignIn'] },
  security: {
    needs: ['security', 'startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'loginSecondStep'],
  },
  passkeys: { needs: ['startPasskey', 'addPasskey', 'removePasskey', 'passkeyChallenge'] },
  passkeyLogin: { needs: ['passkeyChallenge', 'loginWithPasskey'] },
  passwordReset: {
    needs: ['forgotPassword', 'resetPassword'],
    pages: ['/reset-password'],
  },
  emailVerification: {
    needs: ['resendVerification'],
    dialogs: ['verify-email', 'verify-email-expired'],
  },
  profile: { needs: [], needsOneOf: ['updateUserDetails', 'updateUserDetailsByPost'] },
  accountSafety: {
    needs: [],
    needsOneOf: ['security', 'sessions', 'changeEmail', 'accountRequests'],
    pages: ['/profile/safety'],
  },
  sessions: { needs: ['sessions', 'endSessions'] },
  emailChange: {
    needs: ['emailChange', 'changeEmail', 'confirmEmailChange'],
    pages: ['/confirm-email'],
  },
  dataCopy: { needs: ['accountRequests', 'requestDataCopy', 'dataCopy'] },
  closing: { needs: ['accountRequests', 'closeAccount'] },
  closingCancel: { needs: ['cancelClosing'] },
  documents: {
    needs: ['documents', 'documentLabels'],
    pages: ['/profile/verify', '/profile2/verification', '/account/verification'],
  },
  cashier: { needs: ['payments'], pages: ['/deposit'] },
  deposit: {
    needs: ['payments', 'createDeposit'],
  },
  allowance: { needs: ['depositAllowance'] },
  withdrawal: {
    needs: ['calculateWithdrawal', 'confirmWithdrawal'],
    pages: ['/withdraw'],
  },
  withdrawalConditions: { needs: ['withdrawalConditions'] },
  withdrawalList: { needs: ['withdrawals'] },
  walletChoice: { needs: ['selectWallet'] },
  history: {
    needs: [],
    needsOneOf: ['transactions', 'casinoHistory'],
    pages: ['/profile/transactions', '/profile2/my-history'],
  },
  totals: { needs: ['periodTotals'] },
  evidence: { needs: ['evidence'] },
  offers: {
    needs: ['bonuses'],
    pages: ['/promotions', '/promotion', '/freemoney'],
    dialogs: ['calendar'],
  },
  activation: { needs: ['activateBonus'] },
  myBonuses: {
    needs: ['userBonuses'],
    pages: ['/bonuses', '/profile2/my-bonuses'],
  },
  coupons: { needs: ['applyCoupon'] },
  bonusCancelling: { needs: ['cancelBonus'] },
  cashback: { needs: ['claimCashback'] },
  rakeback: {
    needs: ['rakebackDays'],
    pages: ['/cashback'],
    dialogs: ['rakeback'],
  },
  receipts: { needs: ['rakebackReceipt'] },
  award: { needs: ['calendarAward'] },
  dailyBonus: { needs: ['dailyBonus', 'openDailyBonus'] },
  vipClub: {
    needs: ['loyaltyLevels'],
    pages: ['/vip-club', '/vip', '/profile2/vip-club'],
  },
  referral: {
    needs: ['referral'],
    pages: ['/profile/refer'],
  },
  referralClaim: { needs: ['claimReferral'] },
  tournaments: {
    needs: ['tournaments', 'tournament'],
    pages: ['/tournaments', '/tournaments/'],
  },
  tournamentEntry: { needs: ['tournamentStanding', 'joinTournament'] },
  protection: {
    needs: [],
    needsOneOf: ['limits', 'selfExclude', 'freezeAccount'],
    pages: ['/profile2/limits'],
  },
  limits: { needs: ['limits', 'setLimit'] },
  raiseConfirmation: { needs: ['confirmLimit'] },
  notices: { needs: ['protectionNotices', 'answerNotice'] },
  breaks: {
    needs: ['freezeAccount'],
    pages: ['/profile2/freeze-account'],
  },
  selfExclusion: { needs: ['selfExclude'] },
  exclusionState: { needs: ['exclusion'] },
  lifting: { needs: ['exclusion', 'requestLifting', 'cancelLifting'] },
  realityCheck: {
    needs: ['playSession', 'acknowledgeRealityCheck'],
  },
  sessionBounds: { needs: ['playSession', 'setSessionBounds'] },
  bonusBuy: { needs: ['buyBonus'] },
  preferences: { needs: ['setPreferences'] },
  inbox: { needs: ['inbox', 'readInbox'], dialogs: ['inbox'] },
  chat: { needs: ['chatMessages', 'sendChatMessage'] },
  topWins: { needs: ['wins'] },
  statistics: { needs: [], needsOneOf: ['ownStatistics', 'playerStatistics'], dialogs: ['statistics'] },
  ownStatistics: { needs: ['ownStatistics'] },
  playerStatistics: { needs: ['playerStatistics'] },
  pulse: { needs: ['gamePulse'] },
});

export type Capability = keyof typeof CAPABILITIES;

/** Everything that is absent with some settings. */
export type Absent = {
  readonly capabilities: readonly Capability[];
  readonly pages: readonly string[];
  readonly dialogs: readonly string[];
};
