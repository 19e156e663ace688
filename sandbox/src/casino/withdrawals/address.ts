import { createHash } from 'node:crypto';
import { keccak } from 'hash-wasm';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE58_TEXT = new RegExp(`^[${BASE58}]{25,40}$`);

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The 25 bytes of a Base58Check text: version, 20 bytes, first four of the double SHA-256; null if invalid. */
function base58Check(text: string): Buffer | null {
  if (!BASE58_TEXT.test(text)) return null;
  let number = 0n;
  for (const letter of text) number = number * 58n + BigInt(BASE58.indexOf(letter));
  const hex = number.toString(16);
  if (hex.length > 50) return null;
  const bytes = Buffer.from(hex.padStart(50, '0'), 'hex');
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21))
    ? bytes
    : null;
}

const isBase58 = (text: string, versions: readonly number[]): boolean =>
  versions.includes(base58Check(text)?.[0] ?? -1);

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** Checksum constants: BIP 173 for witness version 0, BIP 350 for all later versions. */
const [CHECKED, CHECKED_LATER] = [1, 0x2bc830a3];

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATORS.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator;
    });
  }
  return sum;
}

/** Whether a text is a segwit address of the network with this prefix (BIP 173, BIP 350). */
function isBech32(text: string, prefix: string): boolean {
  // Mixed case is invalid.
  const plain = text === text.toUpperCase() ? text.toLowerCase() : text;
  if (!plain.startsWith(`${prefix}1`) || plain.length > 90) return false;
  const data = [...plain.slice(prefix.length + 1)].map((letter) => BECH32.indexOf(letter));
  if (data.includes(-1) || data.length < 14) return false;
  const spread = [...prefix].map((letter) => letter.charCodeAt(0));
  const sum = polymod([...spread.map((code) => code >> 5), 0, ...spread.map((code) => code & 31), ...data]);
  const [version = 0, bytes] = [data[0], Math.floor(((data.length - 7) * 5) / 8)];
  if (version === 0) return sum === CHECKED && (bytes === 20 || bytes === 32);
  return version <= 16 && sum === CHECKED_LATER && bytes >= 2 && bytes <= 40;
}

/** An Ethereum-style address: 20 bytes; mixed case carries a checksum (EIP-55). */
async function isHex(text: string): Promise<boolean> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const hash = await keccak(digits.toLowerCase(), 256);
  return [...digits].every((digit, place) => {
    const isCapital = parseInt(hash[place]!, 16) >= 8;
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Whether a text is a valid address on a network, by format and checksum. */
export async function isAddress(text: string, network: string): Promise<boolean> {
  switch (network) {
    case 'Bitcoin':
      return isBase58(text, [0x00, 0x05]) || isBech32(text, 'bc');
    case 'Litecoin':
      return isBase58(text, [0x30, 0x32]) || isBech32(text, 'ltc');
    case 'TRC20':
      return isBase58(text, [0x41]);
    case 'ERC20':
    case 'BEP20':
      return isHex(text);
    default:
      return false;
  }
}
