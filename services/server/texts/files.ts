import { textsVersion, type Texts } from '@/domain/texts/texts';
import { statusOf } from '@/services/http/call';
import { fetchTexts } from '@/services/texts/texts';
import { serverHttp, type Tenant } from '../backend';
import { differ, forgottenAt, tellChange } from '../changes';

/** How long to wait before asking again for a language file that failed. */
const RETRY_MS = 5_000;
/** More than every language for forty tenants; a map of files is cleared when it is full. */
export const MAX_FILES = 1_000;

export type TextFile = { day: string; texts: Texts; triedAt: number; failed: boolean };

const files = new Map<string, Promise<TextFile>>();

/** A language that the backend does not have is a valid answer, not a failure. */
const isUnknownLanguage = (error: unknown) => statusOf(error) === 404;

async function fetchFile(tenant: Tenant, locale: string, now: Date, last: TextFile | undefined): Promise<TextFile> {
  const day = textsVersion(now);
  const triedAt = now.getTime();
  const came = (texts: Texts): TextFile => {
    if (last && differ(last.texts, texts)) tellChange(tenant.id, 'texts');
    return { day, texts, triedAt, failed: false };
  };
  try {
    return came(await fetchTexts(serverHttp(tenant, locale), locale, now));
  } catch (error) {
    return isUnknownLanguage(error) ? came({}) : { day, texts: last?.texts ?? {}, triedAt, failed: true };
  }
}

/** The backend's file of a language: cached for the calendar day (I18N-06), one request for all waiting pages. */
export async function fileOf(tenant: Tenant, locale: string, now: Date): Promise<TextFile> {
  const key = `${tenant.id} ${locale}`;
  const known = files.get(key);
  const last = known && (await known);
  const isKept = last && last.triedAt > forgottenAt();
  const current = isKept && (last.failed ? now.getTime() - last.triedAt < RETRY_MS : last.day === textsVersion(now));
  if (current) return last;
  if (files.get(key) === known) {
    if (files.size >= MAX_FILES && !known) files.clear();
    files.set(key, fetchFile(tenant, locale, now, last));
  }
  return files.get(key) as Promise<TextFile>;
}
