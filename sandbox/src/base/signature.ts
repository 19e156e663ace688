import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-payment-signature';

/** Tolerated difference between the signed time and now. */
const TOLERANCE_S = 300;

const macOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Signs a body together with the time, so that neither can be changed. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether a signature is valid for this body and recent. */
export function isSigned(secret: string, body: string, signature: unknown, now: Date): boolean {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!time || !mac) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_S) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(macOf(secret, Number(time), body), 'hex'));
}
