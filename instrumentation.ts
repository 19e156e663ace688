/**
 * Runs once before the first answer. Under the host the settings are there already; under `next start` alone this is
 * where they are loaded, and where the process ends when they cannot be had (spec §7). What the host serves but only
 * Next's bundle can make is offered here.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startWithSettings } = await import('./services/server/start');
    const { drawSheets } = await import('./services/server/look/look');
    drawSheets();
    await startWithSettings();
  }
}
