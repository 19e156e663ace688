import { tabSettings } from '@/store/visit/logEvent';
import type { Store } from '@/store/store';

const nothing = () => undefined;

/**
 * Reports errors and speeds of this browser where the operator asks for them, for a share of page loads (`draw` is a
 * number from 0 to 1, drawn for this load). Resolves to a function that stops it.
 */
export async function reportBrowser(store: Store, draw = Math.random()): Promise<() => void> {
  const settings = await store.dispatch(tabSettings());
  if (!settings?.browserReports || draw >= settings.browserReportShare) return nothing;
  try {
    const { startReports } = await import('./browserReports');
    return startReports(settings.browserReports);
  } catch {
    // What fails to load can't report it.
    return nothing;
  }
}
