import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';

/** The setting `endpoints`: null switches a call off; a call that the backend does not have is set to null too. */
type Endpoints = Readonly<Record<string, unknown>>;

const TABLE = Object.entries(CAPABILITIES) as readonly (readonly [Capability, CapabilityRow])[];

const isAbsentRow = ({ needs, needsOneOf = [] }: CapabilityRow, endpoints: Endpoints): boolean =>
  needs.some((operation) => endpoints[operation] === null) ||
  (needsOneOf.length > 0 && needsOneOf.every((operation) => endpoints[operation] === null));

/** Whether the backend lacks a call that this capability cannot do without (OP-036, API-39). */
export const isAbsent = (capability: Capability, endpoints: Endpoints): boolean =>
  isAbsentRow(CAPABILITIES[capability], endpoints);

type Absent = { capabilities: readonly Capability[]; pages: readonly string[]; dialogs: readonly string[] };

const NOTHING: Absent = { capabilities: [], pages: [], dialogs: [] };

const known = new WeakMap<Endpoints, Absent>();

/** Everything that is absent with these endpoints. Computed once per settings. */
export function absentWith(endpoints: Endpoints): Absent {
  const before = known.get(endpoints);
  if (before) return before;
  const rows = Object.values(endpoints).includes(null) ? TABLE.filter(([, row]) => isAbsentRow(row, endpoints)) : [];
  const absent =
    rows.length === 0
      ? NOTHING
      : {
          capabilities: rows.map(([capability]) => capability),
          pages: rows.flatMap(([, { pages = [] }]) => pages),
          dialogs: rows.flatMap(([, { dialogs = [] }]) => dialogs),
        };
  known.set(endpoints, absent);
  return absent;
}

/** Whether an address of this site, without language, belongs to an absent capability. */
export function isAbsentAddress(address: string, endpoints: Endpoints): boolean {
  const { pages } = absentWith(endpoints);
  if (pages.length === 0) return false;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return pages.some((page) => (page.endsWith('/') ? path.startsWith(page) : path === page));
}

/** Whether a dialog belongs to an absent capability. */
export const isAbsentDialog = (name: string, endpoints: Endpoints): boolean =>
  absentWith(endpoints).dialogs.includes(name);
