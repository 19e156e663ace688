import { type Mirror, mirrorOf } from '@/domain/account/registration/mirror';
import { isRegistrationClosed } from '@/domain/account/registration/registrationWindow';
import type { DeviceType } from '@/domain/site/marketing/deviceType';

/** Time zones of a country. Newer engines have a method for them, older ones a property. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as { timeZones?: string[]; getTimeZones?: () => string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? ['UTC'];
}

/** The time of day "HH:MM" in a zone. */
const timeIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** The mirror a sign-up came through: that of the host, else the one whose id was sent (AUTH-13). */
export function mirrorFor(setting: unknown, host: string, domainId: string | number | null): Mirror | null {
  const all: unknown[] = Array.isArray(setting) ? setting : [setting];
  const named = all.find((one) => Object(one).domainId === domainId && domainId !== null) as
    | { url?: string }
    | undefined;
  return mirrorOf(setting, host) ?? (named?.url ? mirrorOf(named, named.url) : null);
}

/**
 * Whether a mirror takes no sign-ups of a visitor now (OP-053). The backend cannot see the visitor's clock, so it refuses
 * only what is closed in every zone of the country: the site, which can, is never stricter than it must be.
 */
export function isSignUpClosed(
  mirror: Mirror | null,
  { country, device, now }: { country: string; device: DeviceType; now: Date },
): boolean {
  if (!mirror) return false;
  return zonesOf(country).every((zone) => isRegistrationClosed(mirror, { country, device, time: timeIn(zone, now) }));
}
