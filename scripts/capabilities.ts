// npm run capabilities: writes docs/capabilities.md. scripts/checks/capabilities.test.ts fails when it is out of date.
import { writeFileSync } from 'node:fs';
import { inRoot } from './base/root';
import { CAPABILITIES_PAGE, capabilitiesPage } from './checks/capabilities';

writeFileSync(inRoot(CAPABILITIES_PAGE), capabilitiesPage());
