import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, read as a Date; three decimals, a Date's precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
/** An amount in minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
/** The highest amount that is taken from outside: sums of two still fit. */
export const MOST_MINOR = 2n ** 62n - 1n;
/** Whether a day can be stored: PostgreSQL knows no year 0, and no year of five digits by that name. */
export const isStorable = (day: string): boolean => day >= '1970-01-01' && day <= '9998-12-31';
