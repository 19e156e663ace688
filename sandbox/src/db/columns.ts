import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, read as a Date; three decimals, a Date's precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** An amount in minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
