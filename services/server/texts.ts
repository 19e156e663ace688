import english from '@/locales-fallback/en.json';
import { siteEnv } from '@/config/env';
import { DEFAULT_LOCALE, type Locale } from '@/config/locale';
import { pseudoTexts } from '@/domain/texts/pseudo';
import { mergeTexts, pickTexts, textsVersion, type Texts } from '@/domain/texts/texts';
import { statusOf } from '@/services/http/call';
import { createI18n, keepI18n } from '@/services/texts/i18n';
import { fetchTexts } from '@/services/texts/texts';
import { serverHttp, type Tenant } from './backend';
import { OWN_TEXTS } from './languages';

/** How long to wait before asking again for a language file that failed. */
const RETRY_MS = 5_000;
/** More than every language for forty tenants; the map is cleared when it is full. */
const MAX_FILES = 1_000;

type File = { day: string; texts: Texts; triedAt: number; failed: boolean };

const files = new Map<string, Promise<File>>();

/** A language that the backend does not have is a valid answer, not a failure. */
const isUnknownLanguage = (error: unknown) => statusOf(error) === 404;

async function fetchFile(tenant: Tenant, locale: string, now: Date, last: File | undefined): Promise<File> {
  const day = textsVersion(now);
  const triedAt = now.getTime();
  try {
    return { day, texts: await fetchTexts(serverHttp(tenant, locale), locale, now), triedAt, failed: false };
  } catch (error) {
    if (isUnknownLanguage(error)) return { day, texts: {}, triedAt, failed: false };
    return { day, texts: last?.texts ?? {}, triedAt, failed: true };
  }
}

/** The backend's file of a language: cached for the calendar day (I18N-06), one request for all waiting pages. */
async function fileOf(tenant: Tenant, locale: string, now: Date): Promise<File> {
  const key = `${tenant.id} ${locale}`;
  const known = files.get(key);
  const last = known && (await known);
  const current = last && (last.failed ? now.getTime() - last.triedAt < RETRY_MS : last.day === textsVersion(now));
  if (current) return last;
  if (files.get(key) === known) {
    if (files.size >= MAX_FILES && !known) files.clear();
    files.set(key, fetchFile(tenant, locale, now, last));
  }
  return files.get(key) as Promise<File>;
}

/** All texts of a tenant's language, from these files; `i18n` renders every page that carries some of them. */
type Merged = { from: readonly Texts[]; all: Texts; byAreas: Map<string, Texts>; i18n: ReturnType<typeof createI18n> };

const merged = new Map<string, Merged>();

/** The page's texts; during development English may be shown in a pseudo-locale. */
function shownTexts({ code }: Locale, from: readonly Texts[]): Texts {
  const { pseudo } = siteEnv();
  const all = mergeTexts(from);
  return pseudo && code === DEFAULT_LOCALE ? pseudoTexts(pseudo, all) : all;
}

function mergedOf(tenant: Tenant, locale: Locale, from: readonly Texts[]): Merged {
  const key = `${tenant.id} ${locale.code} ${locale.tag}`;
  const known = merged.get(key);
  if (known && known.from.every((file, index) => file === from[index])) return known;
  if (merged.size >= MAX_FILES) merged.clear();
  const all = shownTexts(locale, from);
  const fresh = { from, all, byAreas: new Map<string, Texts>(), i18n: createI18n(all, locale) };
  merged.set(key, fresh);
  return fresh;
}

/**
 * The texts of a page: the given areas of the language, filled key by key from the backend's file, the built-in file,
 * and then both English files (OP-004). The same object is returned while nothing changes, and i18nOf finds by it the
 * instance that renders the page. `degraded` means that a file could not be fetched and older or built-in texts are
 * used.
 */
export async function pageTexts(
  tenant: Tenant,
  locale: Locale,
  areas: readonly string[],
  now: Date,
): Promise<{ texts: Texts; degraded: boolean }> {
  const [own, fallback] = await Promise.all([fileOf(tenant, locale.code, now), fileOf(tenant, DEFAULT_LOCALE, now)]);
  const from = [own.texts, OWN_TEXTS[locale.code] ?? {}, fallback.texts, english];
  const { all, byAreas, i18n } = mergedOf(tenant, locale, from);
  const areaKey = areas.join(' ');
  const texts = byAreas.get(areaKey) ?? pickTexts(all, areas);
  byAreas.set(areaKey, texts);
  keepI18n(texts, i18n);
  return { texts, degraded: own.failed || fallback.failed };
}
