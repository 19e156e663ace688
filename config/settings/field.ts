import { asFlag } from '@/config/settings/asFlag';
import type { NavItem, NavScope } from '@/config/pages/navigation';

/** A setting: its default, and the values it accepts. */
export type Field<T> = {
  readonly fallback: T;
  readonly accepts: (value: unknown) => value is T;
  /** Turns a lenient spelling into the value; anything else is passed on as it is. */
  readonly read?: (value: unknown) => unknown;
  /** Not merged with the default: a null in it is meaningful. */
  readonly whole?: boolean;
};

export const field = <T>(fallback: T, accepts: (value: unknown) => boolean): Field<T> => ({
  fallback,
  accepts: accepts as (value: unknown) => value is T,
});

/** Like `field`, for a value that is replaced rather than merged. */
export const whole = <T>(fallback: T, accepts: (value: unknown) => boolean): Field<T> => ({
  ...field(fallback, accepts),
  whole: true,
});

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
export const isTextRecord = (value: unknown) => isRecord(value) && Object.values(value).every(isText);
export const isLinkList = (value: unknown) =>
  Array.isArray(value) && value.every((link) => isRecord(link) && isText(link.label) && isText(link.href));

export const isHttpsOrigin = (value: string) =>
  URL.canParse(value) && value.startsWith('https://') && new URL(value).origin === value;

/** A web address: https, or http for a machine of one's own. */
export const isWebAddress = (value: unknown) =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const isBoundsTable = (value: unknown) => isRecord(value) && Object.values(value).every(isTextRecord);

const isOptionalText = (value: unknown) => value === undefined || isText(value);
/** Accepts a list of objects whose `names` are strings; `optional` ones may be missing or null. */
export const isListOf =
  (names: readonly string[], optional: readonly string[] = []) =>
  (value: unknown) =>
    Array.isArray(value) &&
    value.every(
      (item) =>
        isRecord(item) &&
        names.every((name) => isText(item[name])) &&
        optional.every((name) => isOptionalText(item[name] ?? undefined)),
    );
const SCOPES: readonly unknown[] = ['any', 'guest', 'user'] satisfies NavScope[];
const isMenu = (value: unknown): boolean =>
  isListOf(['key'], ['label', 'href', 'page', 'icon'])(value) &&
  (value as { scope?: unknown; items?: unknown }[]).every(
    ({ scope, items }) => (scope === undefined || SCOPES.includes(scope)) && (items === undefined || isMenu(items)),
  );

export const menu = () => field<readonly NavItem[] | null>(null, isMenu);

export const text = (fallback: string) => field<string>(fallback, isText);
/** An optional string; null means not set. */
export const maybeText = () => field<string | null>(null, isText);
export const flag = (fallback: boolean): Field<boolean> => ({
  ...field<boolean>(fallback, (value) => typeof value === 'boolean'),
  read: asFlag,
});
export const oneOf = <T extends string>(fallback: T, accepted: readonly string[]) =>
  field<T>(fallback, (value) => isText(value) && accepted.includes(value));
export const textList = (fallback: readonly string[] = []) => field<readonly string[]>(fallback, isTextList);

export const isMarketSetting = (value: unknown) => isText(value) || isTextRecord(value);
