import type { Settings } from '@/config/settings';
import { withLicenceOf } from './licenceLine';

/** The settings that go to a browser with a page in a language: without what only the site's server reads. */
export const pageSettings = (settings: Settings, code: string): Settings => ({
  ...withLicenceOf(settings, code),
  ownTheme: null,
});
