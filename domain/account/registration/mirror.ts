import { asFlag } from '@/config/settings/asFlag';

/** A daily time range ("HH:MM") in which registration is closed, for one kind of device. */
export type RegistrationWindow = { from: string; to: string; deviceType: 'mobile' | 'desktop' };
export type RegistrationConfig = { country: string; windows: readonly RegistrationWindow[] };
/** Another host of the brand, with its own rules (ENT-30). */
export type Mirror = {
  host: string;
  domainId: string | number;
  loginOff: boolean;
  registrationConfigs: readonly RegistrationConfig[];
};

type Bag = Readonly<Record<string, unknown>>;
const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Lower-case host without scheme, port, path and leading www (OP-053). */
export const bareHost = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function readWindow(value: unknown): RegistrationWindow[] {
  const { from, to, deviceType } = bag(value);
  if (typeof from !== 'string' || typeof to !== 'string' || !TIME.test(from) || !TIME.test(to)) return [];
  return deviceType === 'mobile' || deviceType === 'desktop' ? [{ from, to, deviceType }] : [];
}

/** The windows are in a list, or the config itself is one window. */
function readConfig(value: unknown): RegistrationConfig[] {
  const config = bag(value);
  const windows = Array.isArray(config.windows) ? config.windows.flatMap(readWindow) : readWindow(config);
  return typeof config.country === 'string' && config.country !== ''
    ? [{ country: config.country.toUpperCase(), windows }]
    : [];
}

function readMirror(value: unknown): Mirror[] {
  const { url, domainId, settings } = bag(value);
  const { loginOff, registrationConfigs } = bag(settings);
  if (typeof url !== 'string' || (typeof domainId !== 'string' && typeof domainId !== 'number')) return [];
  return [
    {
      host: bareHost(url),
      domainId,
      loginOff: asFlag(loginOff) === true,
      registrationConfigs: list(registrationConfigs).flatMap(readConfig),
    },
  ];
}

/** The mirror of the setting mirrorDomain (one mirror or a list) with this host; null on any other host (AUTH-13). */
export const mirrorOf = (setting: unknown, host: string): Mirror | null =>
  (Array.isArray(setting) ? setting : [setting])
    .flatMap(readMirror)
    .find((mirror) => mirror.host !== '' && mirror.host === bareHost(host)) ?? null;

/** The settings effective on a host: a mirror with loginOff disables login (AUTH-11). */
export const atHost = <S extends { mirrorDomain: unknown; loginOff: boolean }>(settings: S, host: string): S =>
  mirrorOf(settings.mirrorDomain, host)?.loginOff ? { ...settings, loginOff: true } : settings;
