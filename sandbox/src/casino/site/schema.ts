import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/store/schema';
import { instant } from '../../db/columns';

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
