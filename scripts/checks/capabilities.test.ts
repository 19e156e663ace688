import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAPABILITIES, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import { operationsOf } from '@/services/http/endpoints';
import { readSource } from '../base/sources';
import { CAPABILITIES_PAGE, capabilitiesPage } from './capabilities';

test('docs/capabilities.md is what npm run capabilities writes', () => {
  assert.equal(readSource(CAPABILITIES_PAGE), capabilitiesPage());
});

/** Calls that every page makes or that only report; without them the site does something simpler. */
const OF_ALL = [
  'locale',
  'location',
  'countries',
  'searchIndex',
  'userDetails',
  'logEvent',
  'reportCountryBlocked',
  'verifyEmail',
];

test('each call belongs to a capability or to the whole site, so that none is lost', () => {
  const rows: readonly CapabilityRow[] = Object.values(CAPABILITIES);
  const ofCapabilities = rows.flatMap(({ needs, needsOneOf = [] }) => [...needs, ...needsOneOf]);
  const known = new Set<string>([
    ...OF_ALL,
    ...ofCapabilities,
    ...Object.values(CAPABILITY_NOTES).flatMap(({ uses = [] }) => uses),
  ]);
  assert.deepEqual(
    operationsOf().filter((operation) => !known.has(operation)),
    [],
  );
});
