import { LINKED_PARAMETERS } from '@/domain/account/player/linkedAccount';
import { deviceTypeOf, type DeviceType } from '@/domain/site/marketing/deviceType';
import { arrivalIn, cookieIn } from '@/domain/site/marketing/arrival';
import { consentIn, mayTrack, storedConsent, type Consent } from '@/domain/site/marketing/consent';
import { FRESH_MS, MARKETING_LIFE_MS, stamped, valueWithin } from '@/domain/site/marketing/stamped';
import { dropCookie } from './cookie';
import { readStored, STORED, writeStored, type StoredName } from './storage';

/** Visit data kept for marketing, only with consent (decision 9). */
const KEPT = [
  STORED.affiliate,
  STORED.cpnc,
  STORED.mkt,
  STORED.firstUrl,
  STORED.uidToken,
  STORED.userDeviceType,
] as const satisfies readonly StoredName[];

/** Values from this page's address, held until the visitor consents. */
const held = new Map<StoredName, string>();

/** A device token for this page only, so that a sign-up has one when nothing may be stored. */
let pageToken: string | undefined;

/** The device type from the user agent and the window width (OP-015). */
export const deviceType = (): DeviceType => deviceTypeOf(navigator.userAgent, window.innerWidth);

/** The visitor's marketing consent; null before an answer. */
export const consentNow = (now: number): Consent | null => consentIn(readStored(STORED.consent), now);

/**
 * Notes the address at which a visit began; `keepVisit` stores it once that is allowed. `now` in milliseconds. Returns the
 * affiliate or friend whose link it is.
 */
export function noteVisit(address: string, affiliateParameter: string, now: number): string | null {
  const { affiliate, cpnc, mkt, firstUrl } = arrivalIn(address, affiliateParameter, LINKED_PARAMETERS);
  held.set(STORED.firstUrl, firstUrl);
  if (affiliate !== null) held.set(STORED.affiliate, affiliate);
  if (cpnc !== null) held.set(STORED.cpnc, stamped(cpnc, now));
  if (mkt !== null) held.set(STORED.mkt, stamped(mkt, now));
  return affiliate;
}

/** Stores the noted values. First address and device token are written once and never change (STOR-03, STOR-04). */
export function keepVisit(): void {
  for (const [name, value] of held) {
    if (name !== STORED.firstUrl || readStored(name) === null) writeStored(name, value);
  }
  held.clear();
  if (readStored(STORED.uidToken) === null) writeStored(STORED.uidToken, (pageToken ??= crypto.randomUUID()));
  writeStored(STORED.userDeviceType, deviceType());
}

/** Stores the answer; a refusal also removes all visit data stored before. */
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

/** Visit data sent with calls (TRK-05); empty without permission to store it. */
export type VisitFacts = {
  cpnc: string | null;
  mkt: string | null;
  /** The cpnc value while it is fresh (TRK-04). */
  cpncToSent: string | null;
  userDeviceType: DeviceType;
  /** For example 390x844. */
  screenResolution: string;
  uidToken: string;
  firstUrl: string | null;
  /** The affiliate token, from the cookie when the storage lacks it (STOR-02). */
  affiliate: string | null;
};

/** The visit data at `now` (milliseconds); `consentRequired` is the setting. */
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

/** Removes the affiliate token after a linked sign-up has used it (TRK-02). */
export function dropAffiliate(): void {
  held.delete(STORED.affiliate);
  writeStored(STORED.affiliate, null);
  dropCookie(STORED.affiliate);
}
