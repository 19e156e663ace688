import { type FastifyRequest } from 'fastify';
import { deviceIn } from '../accounts/device';
import { knownDevice } from '../accounts/knownDevice';
import { type AccountRow } from '../accounts/store/accounts';
import { hasSignedIn, openSession, signedInWith } from '../accounts/store/sessions';
import { type Db } from '../../db/database';
import { siteOf } from '../../http/siteOrigin';
import { visitorOf } from '../../http/visitor';
import { type MailContext } from '../mail/context';
import { type MessageRow } from '../mail/messages';
import { writeNewDevice } from '../mail/safetyMessages';

/** Opens a session with the device and country it is used from. `letter` tells the player of a new device; send it once the session is kept. */
export async function openHere(
  tx: Db,
  request: FastifyRequest,
  account: AccountRow,
  context: MailContext,
  now: Date,
): Promise<{ accessToken: string; letter: MessageRow | null }> {
  const device = deviceIn(request);
  // The mark of a known device depends on the password; without one only a kind of browser can be known.
  const isKnown =
    account.passwordHash === null ? await signedInWith(tx, account.id, device) : knownDevice(request, account) !== null;
  const isNewDevice = !isKnown && (await hasSignedIn(tx, account.id));
  const place = { device, country: visitorOf(request, context).country, isNewDevice };
  const brand = context.brandAt(request.host);
  const letter = isNewDevice
    ? await writeNewDevice(tx, { account, brand, site: siteOf(request, context), now, place })
    : null;
  return { accessToken: await openSession(tx, account.id, now, place), letter };
}
