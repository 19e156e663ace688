/** The address of a style sheet made at run time. No theme's name has a hyphen, so no sheet of the build is called so. */
export const sheetAddress = (version: string): string => `/_next/static/themes/run-time.${version}.css`;

/** The sheet of what a host's pages wear now, whatever its version. */
type Draw = (host: string) => Promise<string>;

type State = {
  /** Whether a host answers at these addresses; `next start` alone does not. */
  served: boolean;
  /** The latest sheets of each tenant, by version. */
  sheets: Map<string, Map<string, string>>;
  draw?: Draw;
};

/** One state per process, on globalThis: Next's bundle makes the sheets, the host's bundle serves them. */
const STATE = Symbol.for('baize.ownSheets');
const scope = globalThis as unknown as Record<symbol, State | undefined>;
const state: State = (scope[STATE] ??= { served: false, sheets: new Map() });

/** Pages that were kept still name a version before the present one. */
const MOST_VERSIONS = 5;

/** Called by a host that serves the sheets. */
export function serveSheets(): void {
  state.served = true;
}

export const areServed = (): boolean => state.served;

/** Keeps a sheet for its tenant, and the few before it. */
export function keepSheet(tenant: string, version: string, css: string): void {
  const kept = state.sheets.get(tenant) ?? new Map<string, string>();
  kept.delete(version);
  kept.set(version, css);
  for (const old of [...kept.keys()].slice(0, -MOST_VERSIONS)) kept.delete(old);
  state.sheets.set(tenant, kept);
}

/** A version of a tenant's sheet; never another tenant's. */
export const sheetOf = (tenant: string, version: string): string | undefined => state.sheets.get(tenant)?.get(version);

/** Sets who can make sheets: Next's bundle, which has the themes and the addresses of their fonts. */
export function onDraw(draw: Draw): void {
  state.draw = draw;
}

/** Makes the sheet of what a host's pages wear now, and so keeps it; null while nobody can. */
export const drawSheet = async (host: string): Promise<string | null> => (state.draw ? state.draw(host) : null);
