import { type Mirror, mirrorOf } from '@/domain/account/registration/mirror';
import { isRegistrationClosed } from '@/domain/account/registration/registrationWindow';
import type { DeviceType } from '@/domain/site/marketing/deviceType';
import { timeIn } from '@/domain/time/zone';

/** The time zones of a country; a method in newer engines, a property in older ones. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?: () => string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? ['UTC'];
}

/** "HH:MM". */
const minuteIn = (zone: string, now: Date): string => timeIn(zone, now).slice(0, 5);

/** The mirror of a sign-up: by host, else by the domain id sent (AUTH-13). */
export function mirrorFor(setting: unknown, host: string, domainId: string | number | null): Mirror | null {
  const all: unknown[] = Array.isArray(setting) ? setting : [setting];
  const named = all.find((one) => Object(one).domainId === domainId && domainId !== null) as
    | { url?: string }
    | undefined;
  return mirrorOf(setting, host) ?? (named?.url ? mirrorOf(named, named.url) : null);
}

/**
 * Whether a mirror is closed for a visitor's sign-up now (OP-053). The backend does not know the visitor's clock, so it
 * refuses only when registration is closed in every zone of the country; the site checks the local time.
 */
export function isSignUpClosed(
  mirror: Mirror | null,
  { country, device, now }: { country: string; device: DeviceType; now: Date },
): boolean {
  if (!mirror) return false;
  return zonesOf(country).every((zone) => isRegistrationClosed(mirror, { country, device, time: minuteIn(zone, now) }));
}
