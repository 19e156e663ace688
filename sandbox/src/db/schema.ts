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

/** Game studios. */
export const studios = pgTable('studios', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** The catalogue, written by the seed only. Figures are exact decimals; percentages stand as percent. */
export const games = pgTable(
  'games',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Name and studio in lower case without diacritics: what the text search looks into. */
    searchText: text('search_text').notNull(),
    studioId: text('studio_id')
      .notNull()
      .references(() => studios.id),
    returnToPlayer: numeric('return_to_player', { precision: 5, scale: 2 }).notNull(),
    volatility: text('volatility', { enum: ['low', 'medium', 'high'] }).notNull(),
    volatilityIndex: numeric('volatility_index', { precision: 10, scale: 2 }).notNull(),
    hitFrequency: numeric('hit_frequency', { precision: 5, scale: 2 }).notNull(),
    /** Highest win as a multiple of the bet. */
    maxMultiplier: numeric('max_multiplier', { precision: 12, scale: 2 }).notNull(),
    minBet: minor('min_bet').notNull(),
    maxBet: minor('max_bet').notNull(),
    currency: text('currency').notNull(),
    features: text('features').array().notNull(),
    /** Among the newest releases when the catalogue was written. */
    isNew: boolean('is_new').notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** Place in the order of popularity, 1 first. */
    sort: integer('sort').notNull(),
    restrictedCountries: text('restricted_countries').array().notNull(),
    /** False once the catalogue no longer holds the game; its sessions and rounds stay. */
    listed: boolean('listed').notNull(),
  },
  (table) => [index('games_by_sort').on(table.listed, table.sort)],
);

/** Which content a seeded part of the database came from, so that a changed catalogue is noticed. */
export const seeds = pgTable('seeds', {
  part: text('part').primaryKey(),
  contentHash: text('content_hash').notNull(),
  seededAt: instant('seeded_at').notNull(),
});

/** The studio's own side: play of one game. The session token is stored hashed and exists once the launch was redeemed. */
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
    /** Of a demo: the credits. Of real play: what the casino's wallet last said. */
    balance: minor('balance').notNull(),
    /** Of real play: what opens the wallet at the casino (wallet/), for this session alone. */
    walletToken: text('wallet_token'),
    locale: text('locale').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How many rounds were played: the number of the latest one. */
    rounds: integer('rounds').notNull().default(0),
    lastRoundAt: instant('last_round_at'),
  },
  (table) => [
    index('play_sessions_by_expiry').on(table.expiresAt),
    check('play_sessions_balance', sql`${table.balance} >= 0`),
  ],
);

/** One-time tokens in launch addresses, stored hashed. */
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
  /** Drawn and stored, and the stake not known to be debited yet. */
  'drawn',
  /** The stake is debited; the win is not known to be credited yet. */
  'debited',
  'settled',
  /** The casino refused the stake. */
  'refused',
  /** Whether the stake was debited is not known: it is being taken back. */
  'rollingBack',
  'rolledBack',
] as const;

/** Every drawn round; what was drawn never changes. One round per intent, and no two rounds of a session share a number. */
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
    /** A demo's rounds are settled when they are drawn. */
    status: text('status', { enum: ROUND_STATUSES }).notNull().default('settled'),
    /** The casino's code for why the stake was refused, and what it said with it. */
    refusal: jsonb('refusal').$type<{ code: string; message: string; details?: Record<string, unknown> }>(),
    /** Of a round at a live table: when its ball falls. Until then it stays debited, and nobody is told its win. */
    settlesAt: instant('settles_at'),
    /** Of real play: what the stake is, if not an ordinary one. A free spin is paid by a bonus; any other round that is
     * played with a bonus ends at the casino too, even where it won nothing. */
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

/** Answers of writes, kept for a day so that a repeated key gets the same answer (contract: Idempotency-Key). */
export const idempotencyAnswers = pgTable(
  'idempotency_answers',
  {
    /** Hash of the key: the row alone opens nothing. */
    keyHash: text('key_hash').primaryKey(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    /** The answer's JSON, sealed with the key itself because answers may carry one-time tokens. */
    sealedAnswer: text('sealed_answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_answers_by_age').on(table.createdAt)],
);

/**
 * Players, each of one brand (spec §3, ENT-02): the same e-mail at two brands is two accounts. Texts are as typed, without
 * spaces around them; what was left empty is null.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** As typed, or a generated address that nobody reads (OP-045). */
    email: text('email').notNull(),
    /** The e-mail in lower case (OP-051): one account for each. */
    uniqueKey: text('unique_key').notNull(),
    /** The part before the @; never shown to others. */
    username: text('username').notNull(),
    /** Argon2id in its encoded form; null for accounts that sign in another way (linked, Google). */
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    phoneCode: text('phone_code'),
    phone: text('phone'),
    /** The digits of E.164, which are those of code and number together: one account for each number. */
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
    /** APPROVED, or anything else for not approved (OP-061); null before any document was asked for or sent. */
    kycStatus: text('kyc_status'),
    tags: text('tags').array().notNull().default([]),
    preferredLanguage: text('preferred_language').notNull(),
    /** When the player agreed to each kind of news; null: never, or taken back. */
    newsLetterAt: instant('news_letter_at'),
    subscribedAt: instant('subscribed_at'),
    linkedAccountUuid: text('linked_account_uuid'),
    /** The player's id at the identity provider. */
    googleSubject: text('google_subject'),
    affiliateToken: text('affiliate_token'),
    isSelfExclusionPermanent: boolean('is_self_exclusion_permanent').notNull().default(false),
    /** Last day of the exclusion, which counts as a whole. */
    selfExclusion: date('self_exclusion', { mode: 'string' }),
    /** End of an exclusion that is measured in hours. */
    excludedUntil: instant('excluded_until'),
    /** Nobody signs in before this. */
    frozenUntil: instant('frozen_until'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    /** Where the account came from: what the site sent with the sign-up, and what the backend saw of the visitor. */
    origin: jsonb('origin').$type<AccountOrigin>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('accounts_one_per_email').on(table.brand, table.uniqueKey),
    unique('accounts_one_per_phone').on(table.brand, table.phoneKey),
    unique('accounts_one_per_google').on(table.brand, table.googleSubject),
  ],
);

/** What is kept of the device and the way on which an account was made (spec §7, sign-up). */
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

/** Sessions of signed-in players; a revoked one stays as a row until it would have expired. */
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

/** One-use tokens of links in messages, stored hashed. One counts only while the account still has the e-mail it went to. */
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

/** How often somebody tried something in the present window; the subject is stored hashed. */
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

/** Messages to players, shown on the control panel, and sent by SMTP where one is set. */
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
    /** The address the message asks to open. */
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Why it could not be sent by SMTP. */
    problem: text('problem'),
  },
  (table) => [index('messages_by_age').on(table.createdAt), index('messages_by_account').on(table.accountId)],
);

/** Identity documents: asked for by the operator, or sent by the player. The file lies below the data folder. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Id of its kind (brand/documentLabels.ts). */
    label: text('label').notNull(),
    status: text('status', { enum: ['requested', 'pending', 'confirmed', 'rejected'] }).notNull(),
    /** Why it was asked for or rejected, in the operator's words. */
    reason: text('reason'),
    /** The name the player gave the file; null until one was sent. */
    fileName: text('file_name'),
    mediaType: text('media_type'),
    /** In bytes. */
    size: integer('size'),
    /** Our own name of the file on disk: random, and nothing of the player's. */
    storedName: text('stored_name').unique(),
    createdAt: instant('created_at').notNull(),
    judgedAt: instant('judged_at'),
  },
  (table) => [index('documents_by_account').on(table.accountId)],
);

/** Favourite games of players. */
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
    /** Order of those added at the same moment, the first one first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** When a player last opened a game. */
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
    /** Order of those of the same moment, the first one first. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** What the site tells about visits (spec §3, event log entry). */
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

/** Visitors from blocked countries as the site reports them: one row for each address, country and page (spec §4). */
export const blockReports = pgTable(
  'block_reports',
  {
    brand: text('brand').notNull(),
    ip: text('ip').notNull(),
    country: text('country').notNull(),
    /** The first address of the visit; '' when the site knows none. */
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.ip, table.country, table.url] }),
    index('block_reports_by_age').on(table.createdAt),
  ],
);

/** Ways to the identity provider that were begun. Nothing here signs anybody in: the secrets are hashed or sealed. */
export const googleFlows = pgTable(
  'google_flows',
  {
    /** Of the state, which only the provider and the player's browser carry. */
    stateHash: text('state_hash').primaryKey(),
    /** Of a cookie, so that a way begun in one browser ends in no other. */
    browserHash: text('browser_hash').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    /** The verifier of PKCE has to be sent once more, so it is sealed with the state instead of hashed. */
    sealedVerifier: text('sealed_verifier').notNull(),
    brand: text('brand').notNull(),
    siteOrigin: text('site_origin').notNull(),
    /** Path of the site to come back to. */
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('google_flows_by_expiry').on(table.expiresAt)],
);

/** People whom Google stands for and who have no account yet, until they agree to open one. */
export const googleNewcomers = pgTable(
  'google_newcomers',
  {
    /** Of the ticket, which only the person's browser carries. */
    ticketHash: text('ticket_hash').primaryKey(),
    brand: text('brand').notNull(),
    /** Who it is, sealed with the ticket: nobody who never comes back leaves a name here. */
    sealedPerson: text('sealed_person').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('google_newcomers_by_expiry').on(table.expiresAt)],
);

/** One-use tokens in the address of the site (`at`, OP-054): each begins one session and is then spent. */
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
