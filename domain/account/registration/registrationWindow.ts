import type { DeviceType } from '@/domain/site/marketing/deviceType';
import type { Mirror, RegistrationWindow } from './mirror';

/** Minutes since midnight of "HH:MM". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From its first minute up to its last, which is not part of it; over midnight where it ends earlier than it begins. */
function isWithin({ from, to }: RegistrationWindow, time: string): boolean {
  const [start, end, now] = [minutesOf(from), minutesOf(to), minutesOf(time)];
  if (start === end) return true;
  return start < end ? start <= now && now < end : start <= now || now < end;
}

/**
 * Whether a mirror takes no registrations now (AUTH-07, OP-053): a visitor of that country, with that kind of device, at
 * that time of day. `country` comes from the cookie and is '' without one; `time` is the visitor's own, "HH:MM".
 */
export function isRegistrationClosed(
  mirror: Mirror | null,
  { country, device, time }: { country: string; device: DeviceType; time: string },
): boolean {
  const kind = device === 'desktop' ? 'desktop' : 'mobile';
  return (mirror?.registrationConfigs ?? []).some(
    (config) =>
      config.country === country.toUpperCase() &&
      config.windows.some((window) => window.deviceType === kind && isWithin(window, time)),
  );
}

/** The time of day of a clock as "HH:MM", in its own zone. */
export const timeOf = (now: Date): string =>
  `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
