import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Instants are stored with zone and read as Date; three decimals are what a Date carries. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** Amounts in minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
