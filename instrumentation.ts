/**
 * Runs once before the first answer. Under the host the settings are there already; under `next start` alone this is
 * where they are loaded, and where the process ends when they cannot be had (spec §7).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startWithSettings } = await import('./services/server/start');
    await startWithSettings();
  }
}
