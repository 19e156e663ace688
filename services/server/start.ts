import { writeSync } from 'node:fs';
import { siteEnv } from '@/config/env';
import { probeAtStart } from './probe';
import { loadSettingsAtStart, SettingsNotLoaded } from './settings';

const STANDARD_ERROR = 2;

/**
 * Loads the settings, or logs the reason and exits with code 911, which POSIX shows as 143 (CONF-03, OP-010). The line
 * is written synchronously, since nothing is flushed after exit.
 */
export async function startWithSettings(): Promise<void> {
  try {
    const loaded = await loadSettingsAtStart();
    if (loaded && siteEnv().probesBackend) await probeAtStart();
  } catch (error) {
    if (!(error instanceof SettingsNotLoaded)) throw error;
    const code = siteEnv().settingsFailureExitCode;
    writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 'fatal', code, msg: error.message })}\n`);
    process.exit(code);
  }
}
