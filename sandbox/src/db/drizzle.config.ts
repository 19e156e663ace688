import { type Config } from 'drizzle-kit';

/** `npx drizzle-kit generate --config sandbox/src/db/drizzle.config.ts` (from the root) writes the next migration. */
export default {
  dialect: 'postgresql',
  schema: './sandbox/src/**/schema.ts',
  out: './sandbox/migrations',
} satisfies Config;
