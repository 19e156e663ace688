import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns';

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
