import english from '@/locales-fallback/en.json';
import { siteEnv } from '@/config/env';
import { ENGLISH, type Locale } from '@/config/locale';
import { LOCALES, localeOf } from '@/config/locales';
import type { Settings } from '@/config/settings';
import { missingKeys, withMillions } from '@/domain/texts/complete';
import { withTag } from '@/domain/texts/localeTag';
import { mergeTexts, textsVersion, type Texts } from '@/domain/texts/texts';
import type { Tenant } from '../backend';
import { forgottenAt } from '../changes';
import { fileOf } from './files';
import { OWN_TEXTS } from './ownTexts';

type LanguageSettings = Pick<Settings, 'locales' | 'localeTags'>;

/** The registry's language for a code, with the operator's tag for it (OP-002). */
export const localeIn = ({ localeTags }: LanguageSettings, code: string | undefined): Locale => {
  const locale = localeOf(code);
  const tagged = withTag(locale, Object.hasOwn(localeTags, locale.code) ? localeTags[locale.code] : undefined);
  return locale.code === ENGLISH.code && siteEnv().pseudo === 'rtl' ? { ...tagged, dir: 'rtl' } : tagged;
};

/** English first, since its addresses have no prefix; then the registry's order. */
const CODES = [ENGLISH.code, ...LOCALES.map(({ code }) => code).filter((code) => code !== ENGLISH.code)];

const wantedLocales = (settings: LanguageSettings): readonly Locale[] =>
  CODES.filter((code) => code === ENGLISH.code || settings.locales.length === 0 || settings.locales.includes(code)).map(
    (code) => localeIn(settings, code),
  );

/** English is the fallback for everything, so it always counts as complete. */
function isComplete({ code, tag }: Locale, told?: Texts): boolean {
  const own = OWN_TEXTS[code];
  if (code === ENGLISH.code) return true;
  return (
    (own ?? told) !== undefined &&
    missingKeys(english, withMillions(mergeTexts([told ?? {}, own ?? {}]), tag), tag).length === 0
  );
}

/** What a tenant's backend has of the languages that are not complete here, as learnt on one calendar day. */
type Learnt = { day: string; texts: ReadonlyMap<string, Texts>; triedAt: number; failed: boolean };

const NOTHING: Learnt = { day: '', texts: new Map(), triedAt: 0, failed: false };
/** Files asked for at a time, so that a backend is not asked for three dozen at once. */
const AT_ONCE = 4;
/** How long a page waits for what is not known yet. */
const WAIT_MS = 2_000;
/** How long to wait before asking again after a failure. */
const RETRY_MS = 60_000;

const learnt = new Map<string, Learnt>();
/** The tenants' questions under way, and the part of the first that pages wait for. */
const learning = new Map<string, Promise<void>>();
const first = new Map<string, Promise<unknown>>();

async function learn(tenant: Tenant, codes: readonly string[], now: Date): Promise<void> {
  const texts = new Map<string, Texts>();
  const waiting = [...codes];
  let failed = false;
  const ask = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      const file = await fileOf(tenant, code, now);
      failed ||= file.failed;
      if (Object.keys(file.texts).length > 0) texts.set(code, file.texts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  const before = learnt.get(tenant.id) ?? NOTHING;
  // A file that failed today stays as it was known.
  const known = failed ? new Map([...before.texts, ...texts]) : texts;
  learnt.set(tenant.id, { day: textsVersion(now), texts: known, triedAt: now.getTime(), failed });
}

/**
 * Asks a tenant's backend for its files of the languages that are not complete here (A03): once, and again on the next
 * calendar day, or a minute after a failure. The first pages wait for the answers, two seconds at most; later ones go
 * on with what is known.
 */
export async function learnLanguages(tenant: Tenant, settings: LanguageSettings, now: Date): Promise<void> {
  const { id } = tenant;
  const known = learnt.get(id);
  const isOld = (last: Learnt) =>
    last.triedAt <= forgottenAt() ||
    (last.failed ? now.getTime() - last.triedAt >= RETRY_MS : last.day !== textsVersion(now));
  const isDue = !known || isOld(known);
  if (isDue && !learning.has(id)) {
    const codes = wantedLocales(settings).flatMap((locale) => (isComplete(locale) ? [] : locale.code));
    const asked = learn(tenant, codes, now).finally(() => learning.delete(id));
    learning.set(id, asked);
    if (!first.has(id))
      first.set(id, Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref())]));
  }
  await first.get(id);
}

type Offered = { from: Learnt; locales: readonly Locale[] };

/** A settings object is frozen and stays the same until the settings are refetched. */
const offered = new WeakMap<LanguageSettings, Offered>();

/**
 * The languages a visitor may choose: those listed in the setting `locales` that are complete with the tenant's file
 * and ours together, as far as they are known (OP-001, A03).
 */
export function offeredLocales(tenant: Tenant, settings: LanguageSettings): readonly Locale[] {
  const from = learnt.get(tenant.id) ?? NOTHING;
  const before = offered.get(settings);
  if (before?.from === from) return before.locales;
  const locales = wantedLocales(settings).filter((locale) => isComplete(locale, from.texts.get(locale.code)));
  offered.set(settings, { from, locales });
  return locales;
}

/** The language in which an address with this code is answered: English when that language is not offered (OP-001). */
export const shownLocale = (code: string | undefined, locales: readonly Locale[]): Locale =>
  locales.find((locale) => locale.code === code) ?? locales[0] ?? ENGLISH;
