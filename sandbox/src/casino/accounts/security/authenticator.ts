import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Steps a phone's clock may be off, either way. */
const DRIFT = 1;

const totp = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** A new secret of 160 bits, as RFC 4226 recommends, in Base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from a QR code. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, { issuer, label }).toString();

/** The step whose code this is, at most one away from now; null for none. The library compares in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
}
