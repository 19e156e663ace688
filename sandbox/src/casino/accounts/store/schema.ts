import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns';

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
    /** What other players see; unique per brand, without case. */
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
    /** Whether the self-exclusion holds on after its end, until it is lifted. */
    exclusionStays: boolean('exclusion_stays').notNull().default(false),
    /** Sign-in is blocked until then. */
    frozenUntil: instant('frozen_until'),
    /** Sign-in is blocked for good from then on. */
    closedAt: instant('closed_at'),
    passwordChangedAt: instant('password_changed_at'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    /** Sign-up context: what the site sent, and what the backend observed. */
    origin: jsonb('origin').$type<AccountOrigin>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('accounts_one_per_email').on(table.brand, table.uniqueKey),
    unique('accounts_one_per_phone').on(table.brand, table.phoneKey),
    uniqueIndex('accounts_one_per_nickname').on(table.brand, sql`lower(${table.nickname})`),
    unique('accounts_one_per_google').on(table.brand, table.googleSubject),
    // The same person at another brand is looked for by these.
    index('accounts_by_email').on(table.uniqueKey),
    index('accounts_by_google').on(table.googleSubject),
    index('accounts_by_person').on(table.dateOfBirth, table.lastName),
    index('accounts_stopped')
      .on(table.id)
      .where(
        sql`${table.isSelfExclusionPermanent} or ${table.selfExclusion} is not null or ${table.excludedUntil} is not null or ${table.frozenUntil} is not null`,
      ),
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
    /** To the minute; null until the first call. */
    lastUsedAt: instant('last_used_at'),
    /** Where it was opened, as far as that is known. */
    deviceKind: text('device_kind', { enum: ['desktop', 'mobile', 'tablet'] }),
    browser: text('browser'),
    system: text('system'),
    country: text('country'),
    isNewDevice: boolean('is_new_device').notNull().default(false),
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
