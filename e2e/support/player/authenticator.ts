import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator app shows for a key (RFC 6238), some steps of 30 seconds from the backend's now. */
export async function codeOf({ request }: Page, key: string, steps = 0): Promise<string> {
  // The house of the journeys has a time of day of its own.
  const { date = '' } = (await request.get('/api/admin/get-location')).headers();
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.parse(date) / STEP_MS) + steps));
  const hash = createHmac('sha1', bytesOf(key.replace(/\s/g, '')))
    .update(counter)
    .digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Gives the page's browser a device that makes and uses passkeys without asking anybody. */
export async function passkeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
