import type { DeviceType } from '@/domain/site/marketing/deviceType';
import type { Mirror, RegistrationWindow } from './mirror';

/** Minutes since midnight of "HH:MM". */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * `from` is inclusive, `to` exclusive; a range with `to` before `from` spans midnight, and equal times cover the whole
 * day.
 */
function isWithin({ from, to }: RegistrationWindow, time: string): boolean {
  const [start, end, now] = [minutesOf(from), minutesOf(to), minutesOf(time)];
  if (start === end) return true;
  return start < end ? start <= now && now < end : start <= now || now < end;
}

/**
 * Whether a mirror is closed for registration (AUTH-07, OP-053), by the visitor's country, device and local time.
 * `country` comes from the cookie and is '' without one; `time` is "HH:MM".
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

/** Local time as "HH:MM". */
export const timeOf = (now: Date): string =>
  `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
