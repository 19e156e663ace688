import { CAPABILITIES, type Absent, type Capability, type CapabilityRow } from '@/config/capabilities';
import type { Settings } from '@/config/settings';

/** The setting `endpoints`: null switches a call off; a call that the backend does not have is set to null too. */
type Endpoints = Readonly<Record<string, unknown>>;

const TABLE = Object.entries(CAPABILITIES) as readonly (readonly [Capability, CapabilityRow])[];

const isAbsentRow = ({ needs, needsOneOf = [] }: CapabilityRow, endpoints: Endpoints): boolean =>
  needs.some((operation) => endpoints[operation] === null) ||
  (needsOneOf.length > 0 && needsOneOf.every((operation) => endpoints[operation] === null));

/** Everything that is absent with these endpoints, because a call is missing that it cannot do without; null for nothing. */
export function absentWith(endpoints: Endpoints): Absent | null {
  const rows = Object.values(endpoints).includes(null) ? TABLE.filter(([, row]) => isAbsentRow(row, endpoints)) : [];
  if (rows.length === 0) return null;
  return {
    capabilities: rows.map(([capability]) => capability),
    pages: rows.flatMap(([, { pages = [] }]) => pages),
    dialogs: rows.flatMap(([, { dialogs = [] }]) => dialogs),
  };
}

/** The settings with other endpoints, and with what is absent by them. */
export const withEndpoints = <S extends Pick<Settings, 'endpoints'>>(settings: S, endpoints: Endpoints) => ({
  ...settings,
  endpoints,
  absent: absentWith(endpoints),
});
