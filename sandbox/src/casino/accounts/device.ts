import { type FastifyRequest } from 'fastify';
import { type Device } from './store/sessions';

/** The first that fits wins: other browsers name Chrome and Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, agent: string) => names.find(([mark]) => mark.test(agent))?.[1] ?? null;

function kindOf(agent: string, system: string | null): Device['kind'] {
  if (system === null) return null;
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'mobile' : 'tablet';
  return system === 'iOS' ? 'mobile' : 'desktop';
}

/** The device of a User-Agent header. It is only ever shown, since anybody can send any. */
export function deviceOf(agent: string | undefined): Device {
  const said = agent ?? '';
  const system = nameIn(SYSTEMS, said);
  return { kind: kindOf(said, system), browser: nameIn(BROWSERS, said), system };
}

/** The device that a call came from. */
export const deviceIn = ({ headers }: FastifyRequest): Device => deviceOf(headers['user-agent']);

/** A device in a letter or a notice: “Firefox, Windows”; empty where nothing is known. */
export const deviceName = ({ browser, system }: Pick<Device, 'browser' | 'system'>): string =>
  [browser, system].filter(Boolean).join(', ');
