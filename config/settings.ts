/**
 * The app settings of spec §3: every known key once, with its default and the values it accepts. What the backend
 * sends is merged over the defaults by domain/settings/merge.ts; a value of a wrong kind leaves the default standing.
 */
export type Field<T> = { readonly fallback: T; readonly accepts: (value: unknown) => value is T };

const field = <T>(fallback: T, accepts: (value: unknown) => boolean): Field<T> => ({
  fallback,
  accepts: accepts as (value: unknown) => value is T,
});

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isLinkList = (value: unknown) =>
  Array.isArray(value) && value.every((link) => isRecord(link) && isText(link.label) && isText(link.href));

const text = (fallback: string) => field<string>(fallback, isText);
/** A text that may be missing: null stands for "not set". */
const maybeText = () => field<string | null>(null, isText);
const flag = (fallback: boolean) => field<boolean>(fallback, (value) => typeof value === 'boolean');
const textList = (fallback: readonly string[] = []) => field<readonly string[]>(fallback, isTextList);

/** A link the operator sets; `href` is checked where it is drawn (domain/links). */
export type SettingsLink = { label: string; href: string };

export const SETTINGS = {
  theme: text('curacao'),
  brandName: text('Baize'),
  /** Codes of the languages to offer; none named: every complete one (OP-001). */
  locales: textList(),
  allowGuestPlayDemoGames: flag(false),
  demoUserId: maybeText(),
  /** Origins whose games may be framed; nothing else gets into frame-src. */
  gameOrigins: textList(),
  /** Path of the brand's logo below the assets address (CONF-32). */
  logo: maybeText(),
  /** The same for the icon of the browser's tab. */
  favicon: maybeText(),
  /** The operator's licence line, shown in the footer. */
  licence: maybeText(),
  /** The backend has a content bundle for each language (OP-005). */
  contentPerLanguage: flag(false),
  helpLine: field<SettingsLink | null>(null, (value) => isLinkList([value])),
} as const;

type Table = typeof SETTINGS;
/** The settings after the merge. Keys nobody named are kept beside these (CONF-29). */
export type Settings = { readonly [K in keyof Table]: Table[K] extends Field<infer T> ? T : never } & {
  readonly [unknownKey: string]: unknown;
};
