import { HOST } from '@/config/env';

/** An environment variable with an invalid value; the message names it and the expected value. */
export class EnvError extends Error {
  constructor(name: string, expected: string) {
    super(`${name}: ${expected}`);
    this.name = 'EnvError';
  }
}

export type Source = Readonly<Record<string, string | undefined>>;

/** A number from 0; throws EnvError for anything else. */
export function numberOf(source: Source, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = source[name] ? Number(source[name]) : fallback;
  if (!(value >= 0 && value <= max)) throw new EnvError(name, `a number from 0 to ${max} is expected`);
  return value;
}

/** A whole number from 1; throws EnvError for anything else. */
export function countOf(source: Source, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = source[name] ? Number(source[name]) : fallback;
  if (!Number.isSafeInteger(value) || value < 1 || value > max)
    throw new EnvError(name, `a whole number from 1 to ${max} is expected`);
  return value;
}

/** A share above 0, up to 1; throws EnvError for anything else. */
export function shareOf(source: Source, name: string, fallback: number): number {
  const value = source[name] ? Number(source[name]) : fallback;
  if (!(value > 0 && value <= 1)) throw new EnvError(name, 'a number above 0 up to 1 is expected');
  return value;
}

/** Words between commas or spaces. */
export const listOf = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Hosts as browsers send them; throws EnvError for anything else, such as addresses. */
export function hostsOf(source: Source, name: string): string[] {
  const hosts = listOf(source[name]);
  if (!hosts.every((host) => HOST.test(host)))
    throw new EnvError(name, 'hosts such as www.casino.example or localhost:8080 are expected');
  return hosts;
}

/** An http address, undefined where there is none; throws EnvError for anything else. */
export function addressOf(source: Source, name: string): string | undefined {
  const value = source[name] || undefined;
  const isAddress = value === undefined || (URL.canParse(value) && /^https?:/.test(value));
  if (!isAddress) throw new EnvError(name, 'an address such as https://service.example/path is expected');
  return value;
}

/** The number of a port, 3000 where none is given; throws EnvError for anything else. */
export function portOf(source: Source, name: string): number {
  const port = numberOf(source, name, 3000, 65_535);
  if (!Number.isInteger(port) || port === 0) throw new EnvError(name, 'a whole number from 1 to 65535 is expected');
  return port;
}
