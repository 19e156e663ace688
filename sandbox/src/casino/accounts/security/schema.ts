import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns';
import { accounts, sessions } from '../store/schema';

const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** An authenticator app; on once it is confirmed. The secret is sealed with the deployment's key (base/sealed.ts). */
export const authenticators = pgTable('authenticators', {
  accountId: account().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  startedAt: instant('started_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The latest step of 30 seconds whose code was accepted: neither it nor an earlier one counts again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes, stored hashed; each counts once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: account(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Passkeys: a public key each, and how often its authenticator says it was used. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: account(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_by_account').on(table.accountId)],
);

/** Changes of an account's methods, as its inbox tells of them. */
export const methodChanges = pgTable(
  'method_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: account(),
    change: text('change', {
      enum: ['authenticatorOn', 'authenticatorOff', 'passkeyAdded', 'passkeyRemoved', 'recoveryCodes'],
    }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('method_changes_by_account').on(table.accountId, table.at)],
);

/** Challenges for browsers, stored hashed; each counts once, for its purpose and its account (null: whoever answers). */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['add', 'login', 'secondStep', 'confirm'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
);

/** Log-ins whose password was right and whose second step is awaited. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: account(),
    cpnc: text('cpnc'),
    /** The password that was right: a new one ends the log-in. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('login_tickets_by_expiry').on(table.expiresAt)],
);

/** Until when a session is not asked again who it is; `strong` when it was proved by more than the password. */
export const sessionConfirmations = pgTable('session_confirmations', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  until: instant('until').notNull(),
  strong: boolean('strong').notNull(),
});
