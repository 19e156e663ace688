// npm run settings:page: writes docs/settings.md. scripts/checks/settingsPage.test.ts fails when it is out of date.
import { writeFileSync } from 'node:fs';
import { inRoot } from './base/root';
import { SETTINGS_PAGE } from './checks/settings';
import { settingsPage } from './checks/settingsPage';

writeFileSync(inRoot(SETTINGS_PAGE), settingsPage());
