import Router from 'next/router';
import { mergeTexts, readTexts, type Texts } from '@/domain/texts/texts';
import { localised } from '@/domain/links/localised';

/** Text files are small; a request that takes longer is retried. */
const TIMEOUT_MS = 8_000;

/** Pauses before each retry, in milliseconds. */
const PAUSES_MS = [300, 1_000, 3_000];

const known = new Map<string, Promise<Texts>>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask(address: string): Promise<Texts> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: 'omit' });
  if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
  return readTexts(await answer.json());
}

async function askPatiently(address: string): Promise<Texts> {
  for (const ms of PAUSES_MS) {
    const texts = await ask(address).catch(() => null);
    if (texts) return texts;
    await pause(ms);
  }
  return ask(address);
}

function fetchArea(area: string): Promise<Texts> {
  const address = `${localised('/texts.json', Router.router?.locale)}?area=${area}`;
  const texts = known.get(address) ?? askPatiently(address);
  known.set(address, texts);
  texts.catch(() => known.delete(address));
  return texts;
}

/**
 * The texts of these areas in the page's language, from the site's own host (pages/texts.json.tsx); each area is
 * fetched once. Browsers only; rejects after four failed tries.
 */
export const areaTexts = async (areas: readonly string[]): Promise<Texts> =>
  mergeTexts(await Promise.all(areas.map(fetchArea)));
