import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, minor } from './schema/columns';

export const studios = pgTable('studios', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** The catalogue, written only by the seed. Numbers are exact decimals; percentages are in percent. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Normalized name and studio (searchText.ts). */
    searchText: text('search_text').notNull(),
    studioId: text('studio_id')
      .notNull()
      .references(() => studios.id),
    returnToPlayer: numeric('return_to_player', { precision: 5, scale: 2 }).notNull(),
    volatility: text('volatility', { enum: ['low', 'medium', 'high'] }).notNull(),
    volatilityIndex: numeric('volatility_index', { precision: 10, scale: 2 }).notNull(),
    hitFrequency: numeric('hit_frequency', { precision: 5, scale: 2 }).notNull(),
    /** Maximum win as a multiple of the bet. */
    maxMultiplier: numeric('max_multiplier', { precision: 12, scale: 2 }).notNull(),
    minBet: minor('min_bet').notNull(),
    maxBet: minor('max_bet').notNull(),
    currency: text('currency').notNull(),
    features: text('features').array().notNull(),
    /** Among the newest releases when the catalogue was seeded. */
    isNew: boolean('is_new').notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** Popularity rank, 1 first. */
    sort: integer('sort').notNull(),
    restrictedCountries: text('restricted_countries').array().notNull(),
    /** False once the game has left the catalogue; its sessions and rounds stay. */
    listed: boolean('listed').notNull(),
  },
  (table) => [index('games_by_sort').on(table.listed, table.sort)],
);

/** The content hash of each seeded part, to detect changed seed data. */
export const seeds = pgTable('seeds', {
  part: text('part').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: instant('seeded_at').notNull(),
});

/** The studio's own data: a play session of one game. Its token exists, hashed, once the launch is redeemed. */
export const playSessions = pgTable(
  'play_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    mode: text('mode', { enum: ['demo', 'real'] }).notNull(),
    currency: text('currency').notNull(),
    /** Demo: the credits. Real play: the last balance reported by the casino's wallet. */
    balance: minor('balance').notNull(),
    /** Real play only: the casino wallet token of this session (wallet/). */
    walletToken: text('wallet_token'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Number of rounds played, which is also the number of the latest one. */
    rounds: integer('rounds').notNull().default(0),
    lastRoundAt: instant('last_round_at'),
  },
  (table) => [
    index('play_sessions_by_expiry').on(table.expiresAt),
    check('play_sessions_balance', sql`${table.balance} >= 0`),
  ],
);

/** One-time tokens in launch URLs, stored hashed. */
export const launchTokens = pgTable(
  'launch_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('launch_tokens_by_session').on(table.sessionId)],
);

export const ROUND_STATUSES = [
  /** Drawn and stored; not yet known whether the stake is debited. */
  'drawn',
  /** The stake is debited; not yet known whether the win is credited. */
  'debited',
  'settled',
  /** The casino refused the stake. */
  'refused',
  /** It is unknown whether the stake was debited; the rollback is in progress. */
  'rollingBack',
  'rolledBack',
] as const;

/** All drawn rounds; a drawn outcome never changes. One round per intent, and round numbers are unique per session. */
export const rounds = pgTable(
  'rounds',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => playSessions.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    intent: text('intent').notNull(),
    stake: minor('stake').notNull(),
    win: minor('win').notNull(),
    balance: minor('balance').notNull(),
    outcome: jsonb('outcome').$type<unknown>().notNull(),
    /** Demo rounds are settled as soon as they are drawn, except at a live table. */
    status: text('status', { enum: ROUND_STATUSES }).notNull().default('settled'),
    /** Why the casino refused the stake: its error code, message and details. */
    refusal: jsonb('refusal').$type<{ code: string; message: string; details?: Record<string, unknown> }>(),
    /** Live table only: when the ball falls. Until then, the round stays debited and its win is secret. */
    settlesAt: instant('settles_at'),
    /**
     * Real play only: a special kind of stake. A free spin is paid by a bonus. A round played with a bonus is always
     * closed at the casino, even without a win.
     */
    special: text('special', { enum: ['freeSpin', 'withBonus', 'bonusBuy'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('rounds_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('drawn', 'debited', 'rollingBack')`),
    index('rounds_of_tables')
      .on(table.settlesAt)
      .where(sql`${table.settlesAt} is not null`),
    unique('rounds_one_per_intent').on(table.sessionId, table.intent),
    unique('rounds_one_per_number').on(table.sessionId, table.number),
    check('rounds_amounts', sql`${table.stake} > 0 and ${table.win} >= 0 and ${table.balance} >= 0`),
  ],
);

/** Saved answers of writes, kept for a day so that a repeated key gets the same answer (contract: Idempotency-Key). */
export const idempotencyAnswers = pgTable(
  'idempotency_answers',
  {
    /** Only a hash: the row alone cannot decrypt the answer. */
    keyHash: text('key_hash').primaryKey(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    /** The answer's JSON, encrypted with the key itself because answers may carry one-time tokens. */
    sealedAnswer: text('sealed_answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_answers_by_age').on(table.createdAt)],
);

/**
 * Players. Each account belongs to one brand (spec §3, ENT-02): the same e-mail at two brands is two accounts. Texts
 * are stored trimmed; empty ones as null.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** As typed, or a generated address that receives no mail (OP-045). */
    email: text('email').notNull(),
    /** The e-mail in lower case (OP-051); unique per brand. */
    uniqueKey: text('unique_key').notNull(),
    /** The local part of the e-mail; never shown to others. */
    username: text('username').notNull(),
    /** Argon2id in encoded form; null for accounts that sign in another way (linked, Google). */
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    phoneCode: text('phone_code'),
    phone: text('phone'),
    /** The digits of the E.164 number, country code included; unique per brand. */
    phoneKey: text('phone_key'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender', { enum: ['Not to say', 'Male', 'Female'] })
      .notNull()
      .default('Not to say'),
    countryCode: text('country_code'),
    currencyCode: text('currency_code'),
    city: text('city'),
    address: text('address'),
    zipCode: text('zip_code'),
    nickname: text('nickname'),
    /** APPROVED; any other value means not approved (OP-061). Null until a document is requested or sent. */
    kycStatus: text('kyc_status'),
    tags: text('tags').array().notNull().default([]),
    preferredLanguage: text('preferred_language').notNull(),
    /** When the player opted in to each kind of news; null for never, or withdrawn. */
    newsLetterAt: instant('news_letter_at'),
    subscribedAt: instant('subscribed_at'),
    linkedAccountUuid: text('linked_account_uuid'),
    /** The player's subject id at the identity provider. */
    googleSubject: text('google_subject'),
    affiliateToken: text('affiliate_token'),
    isSelfExclusionPermanent: boolean('is_self_exclusion_permanent').notNull().default(false),
    /** Last day of the self-exclusion, inclusive. */
    selfExclusion: date('self_exclusion', { mode: 'string' }),
    /** End of a self-exclusion that is measured in hours. */
    excludedUntil: instant('excluded_until'),
    /** Sign-in is blocked until then. */
    frozenUntil: instant('frozen_until'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    /** Sign-up context: what the site sent, and what the backend observed. */
    origin: jsonb('origin').$type<AccountOrigin>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('accounts_one_per_email').on(table.brand, table.uniqueKey),
    unique('accounts_one_per_phone').on(table.brand, table.phoneKey),
    unique('accounts_one_per_google').on(table.brand, table.googleSubject),
  ],
);

/** Device and referral data of a sign-up (spec §7, sign-up). */
export type AccountOrigin = {
  ip?: string;
  country?: string;
  deviceType?: string;
  screenResolution?: string;
  deviceToken?: string;
  firstUrl?: string | null;
  mirrorDomain?: string | number | null;
  cpnc?: string | null;
  mkt?: string | null;
};

/** Sessions of signed-in players; a revoked session stays as a row after its end, until the purge. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_by_account').on(table.accountId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** One-time link tokens, stored hashed. Valid only while the account still has the e-mail the message went to. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    uniqueKey: text('unique_key').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('account_tokens_by_account').on(table.accountId)],
);

/** Rate-limit counters: attempts in the current window. The subject is stored hashed. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').notNull(),
    subjectHash: text('subject_hash').notNull(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectHash] }),
    index('attempts_by_end').on(table.windowEndsAt),
  ],
);

/** Messages to players, shown on the control panel and sent by SMTP where configured. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    problem: text('problem'),
  },
  (table) => [index('messages_by_age').on(table.createdAt), index('messages_by_account').on(table.accountId)],
);

/** Identity documents, requested by the operator or sent by the player. Files are stored in the data folder. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Label id (brand/documentLabels.ts). */
    label: text('label').notNull(),
    status: text('status', { enum: ['requested', 'pending', 'confirmed', 'rejected'] }).notNull(),
    /** Why it was requested or rejected, in the operator's words. */
    reason: text('reason'),
    /** The original file name; null until a file was uploaded. */
    fileName: text('file_name'),
    mediaType: text('media_type'),
    /** In bytes. */
    size: integer('size'),
    /** Random name of the file on disk, independent of the player's file name. */
    storedName: text('stored_name').unique(),
    createdAt: instant('created_at').notNull(),
    judgedAt: instant('judged_at'),
  },
  (table) => [index('documents_by_account').on(table.accountId)],
);

export const favourites = pgTable(
  'favourites',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    addedAt: instant('added_at').notNull(),
    /** Order among favourites added at the same time, lowest first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: text('game_id')
      .notNull()
      .references(() => games.id),
    playedAt: instant('played_at').notNull(),
    /** Order among games with the same time, lowest first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** Visit events reported by the site (spec §3, event log entry). */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    mkt: text('mkt'),
    deviceType: text('device_type'),
    cpnc: text('cpnc'),
    country: text('country').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('events_by_age').on(table.createdAt)],
);

/**
 * Visitors from blocked countries, as reported by the site: one row per brand, IP address, country and page (spec §4).
 */
export const blockReports = pgTable(
  'block_reports',
  {
    brand: text('brand').notNull(),
    ip: text('ip').notNull(),
    country: text('country').notNull(),
    /** The first URL of the visit; '' when unknown. */
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.ip, table.country, table.url] }),
    index('block_reports_by_age').on(table.createdAt),
  ],
);

/** Sign-in flows started at the identity provider. The rows alone sign nobody in: secrets are hashed or encrypted. */
export const googleFlows = pgTable(
  'google_flows',
  {
    /** Hash of the state, which only the provider and the player's browser hold. */
    stateHash: text('state_hash').primaryKey(),
    /** Hash of a cookie, so that a flow can only be completed in the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    /** The PKCE verifier has to be sent again, so it is encrypted with the state instead of hashed. */
    sealedVerifier: text('sealed_verifier').notNull(),
    brand: text('brand').notNull(),
    siteOrigin: text('site_origin').notNull(),
    /** Path on the site to return to. */
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('google_flows_by_expiry').on(table.expiresAt)],
);

/** Google users without an account, until they agree to open one. */
export const googleNewcomers = pgTable(
  'google_newcomers',
  {
    /** Hash of the ticket, which only the person's browser holds. */
    ticketHash: text('ticket_hash').primaryKey(),
    brand: text('brand').notNull(),
    /** Personal data, encrypted with the ticket: people who never come back leave no readable name. */
    sealedPerson: text('sealed_person').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('google_newcomers_by_expiry').on(table.expiresAt)],
);

/** One-time tokens in the site's URL (`at`, OP-054): each starts one session. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('sign_in_tickets_by_expiry').on(table.expiresAt)],
);
