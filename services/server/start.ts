import { siteEnv } from '@/config/env';
import { logFatal } from './log';
import { probeAtStart } from './probe';
import { loadSettingsAtStart, SettingsNotLoaded } from './settings';

/**
 * Loads the settings, or logs address and cause and exits with code 911, which POSIX shows as 143 (CONF-03, OP-010).
 */
export async function startWithSettings(): Promise<void> {
  try {
    const loaded = await loadSettingsAtStart();
    if (loaded && siteEnv().probesBackend) await probeAtStart();
  } catch (error) {
    if (!(error instanceof SettingsNotLoaded)) throw error;
    const code = siteEnv().settingsFailureExitCode;
    logFatal(error.message, { code, address: error.address, cause: error.reason });
    process.exit(code);
  }
}
