import { rollMessage, rollOf, rollText } from '../../engines/dice/roll';
import { element, write } from '../frame/elements';
import { pageLanguage } from '../frame/frame';

const FIELDS = ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce'] as const;
type Field = (typeof FIELDS)[number];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const { say } = pageLanguage();
const field = (id: Field) => element<HTMLInputElement>(id);
const entered = (id: Field): string => field(id).value.trim();

/** The roll of two seeds and a nonce, computed with the Web Crypto API. */
async function recompute(serverSeed: string, clientSeed: string, nonce: number) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  for (let turn = 0; ; turn += 1) {
    const digest = await crypto.subtle.sign('HMAC', key, bytesOf(rollMessage(clientSeed, nonce, turn)));
    const roll = rollOf(new Uint8Array(digest));
    if (roll !== null) return { roll, digest: hexOf(digest) };
  }
}

/** Whether the seed matches the hash committed to. */
async function hashVerdict(serverSeed: string, hash: string): Promise<'hashFits' | 'hashDiffers' | 'hashMissing'> {
  if (!hash) return 'hashMissing';
  const own = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)));
  return own === hash.toLowerCase() ? 'hashFits' : 'hashDiffers';
}

async function check(): Promise<void> {
  const [serverSeed, clientSeed, nonce] = [entered('serverSeed'), entered('clientSeed'), entered('nonce')];
  const verdict = element('verdict');
  const isWhole = serverSeed !== '' && clientSeed !== '' && /^\d{1,9}$/.test(nonce);
  verdict.hidden = false;
  verdict.dataset.fits = '';
  write(element('verdict-roll'), '');
  write(element('verdict-digest'), '');
  if (!isWhole) return write(element('verdict-hash'), say('verify.missing'));
  const fits = await hashVerdict(serverSeed, entered('serverSeedHash'));
  const { roll, digest } = await recompute(serverSeed, clientSeed, Number(nonce));
  verdict.dataset.fits = fits;
  write(element('verdict-hash'), say(`verify.${fits}`));
  write(element('verdict-roll'), rollText(roll));
  write(element('verdict-digest'), digest);
}

const given = new URLSearchParams(location.hash.slice(1));
for (const id of FIELDS) field(id).value = given.get(id) ?? '';
element('verify').addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
if (given.has('serverSeed')) void check();
