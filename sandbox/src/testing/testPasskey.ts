import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Options = { challenge?: unknown };
type Told = { origin?: string; rpId?: string; counter?: number; verified?: boolean; userHandle?: string };

/** An authenticator in software: one key pair (ES256), bound to a site as browsers do it; each answer can lie. */
export function testPasskey(site = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  let used = 0;
  let userHandle = '';

  const authData = (
    { rpId = new URL(site).hostname, verified = true }: Told,
    counter: number,
    key = Buffer.alloc(0),
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (verified ? VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key]);
  };
  const clientData = (type: string, { challenge }: Options, { origin = site }: Told) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    create(options: Options, told: Told = {}) {
      userHandle = (options as { user: { id: string } }).user.id;
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(jwk.x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(jwk.y!, 'base64url'))],
        ]),
      );
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(told, 0, key))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, told)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      });
    },
    get(options: Options, told: Told = {}) {
      used = told.counter ?? used + 1;
      const client = clientData('webauthn.get', options, told);
      const data = authData(told, used);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: told.userHandle ?? userHandle,
      });
    },
  };
}
