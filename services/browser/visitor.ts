import { deviceTypeOf, type DeviceType } from '@/domain/site/marketing/deviceType';
import { arrivalIn, cookieIn } from '@/domain/site/marketing/arrival';
import { consentIn, mayTrack, storedConsent, type Consent } from '@/domain/site/marketing/consent';
import { FRESH_MS, MARKETING_LIFE_MS, stamped, valueWithin } from '@/domain/site/marketing/stamped';
import { readStored, STORED, writeStored, type StoredName } from './storage';

/** What of a visit is kept for marketing, and so only with consent (decision 9). */
const KEPT = [
  STORED.affiliate,
  STORED.cpnc,
  STORED.mkt,
  STORED.firstUrl,
  STORED.uidToken,
  STORED.userDeviceType,
] as const satisfies readonly StoredName[];

/** What this page's address told, until the visitor has agreed. */
const held = new Map<StoredName, string>();

/** Names of one page, so that a sign-up has one where nothing may be kept. */
let pageToken: string | undefined;

/** What the browser says it runs on (OP-015). */
export const deviceType = (): DeviceType => deviceTypeOf(navigator.userAgent, window.innerWidth);

/** The visitor's answer on marketing; null while there is none. */
export const consentNow = (now: number): Consent | null => consentIn(readStored(STORED.consent), now);

/** Notes the address a visit began at; it is kept by `keepVisit`, once that is allowed. `now` in milliseconds. */
export function noteVisit(address: string, affiliateParameter: string, now: number): void {
  const { affiliate, cpnc, mkt, firstUrl } = arrivalIn(address, affiliateParameter);
  held.set(STORED.firstUrl, firstUrl);
  if (affiliate !== null) held.set(STORED.affiliate, affiliate);
  if (cpnc !== null) held.set(STORED.cpnc, stamped(cpnc, now));
  if (mkt !== null) held.set(STORED.mkt, stamped(mkt, now));
}

/** Stores what was noted. The first address and the device's token are written once and stay (STOR-03, STOR-04). */
export function keepVisit(): void {
  for (const [name, value] of held) {
    if (name !== STORED.firstUrl || readStored(name) === null) writeStored(name, value);
  }
  held.clear();
  if (readStored(STORED.uidToken) === null) writeStored(STORED.uidToken, (pageToken ??= crypto.randomUUID()));
  writeStored(STORED.userDeviceType, deviceType());
}

/** Stores the answer; a refusal also removes everything that was kept before. */
export function answerConsent(consent: Consent, now: number): void {
  writeStored(STORED.consent, storedConsent(consent, now));
  if (consent === 'granted') keepVisit();
  else forgetVisit();
}

function forgetVisit(): void {
  held.clear();
  for (const name of KEPT) {
    if (readStored(name) !== null) writeStored(name, null);
  }
}

/** What calls tell of a visit (TRK-05); nothing is told that was not allowed to be kept. */
export type VisitFacts = {
  cpnc: string | null;
  mkt: string | null;
  /** cpnc while it is fresh (TRK-04). */
  cpncToSent: string | null;
  userDeviceType: DeviceType;
  /** Of the screen, such as 390x844. */
  screenResolution: string;
  uidToken: string;
  firstUrl: string | null;
  /** The affiliate token, from the cookie where the storage lacks it (STOR-02). */
  affiliate: string | null;
};

/** The facts at an instant (milliseconds); `consentRequired` is the setting. */
export function visitFacts(consentRequired: boolean, now: number): VisitFacts {
  const allowed = mayTrack(consentRequired, readStored(STORED.consent), now);
  const stored = (name: StoredName) => (allowed ? readStored(name) : null);
  const affiliate = stored(STORED.affiliate) ?? (allowed ? cookieIn(document.cookie, STORED.affiliate) : null);
  return {
    cpnc: valueWithin(stored(STORED.cpnc), now, MARKETING_LIFE_MS),
    mkt: valueWithin(stored(STORED.mkt), now, MARKETING_LIFE_MS),
    cpncToSent: valueWithin(stored(STORED.cpnc), now, FRESH_MS),
    userDeviceType: deviceType(),
    screenResolution: `${screen.width}x${screen.height}`,
    uidToken: stored(STORED.uidToken) ?? (pageToken ??= crypto.randomUUID()),
    firstUrl: stored(STORED.firstUrl),
    affiliate,
  };
}

/** A linked sign-up has used the affiliate token up (TRK-02). */
export function dropAffiliate(): void {
  held.delete(STORED.affiliate);
  writeStored(STORED.affiliate, null);
  document.cookie = `${STORED.affiliate}=; Path=/; SameSite=Lax; Max-Age=0`;
}
