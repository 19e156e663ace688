import { completeDeposit } from './operations/cashierOperations.ts';
import { type Handler, textOf } from './base/context.ts';
import { quiet, refused } from './base/reply.ts';

/** Calls whose answers are "not shown" (§7): each uses another quiet form. Guests may send all of them. */

/** API-34, ENT-25: POST /api/user/log-event. */
export const logEvent: Handler = ({ state, body }) => {
  if (textOf(body, 'event') === null) return refused(state.shapes, 'Required');
  state.events.push(body);
  return quiet(state.shapes, 2);
};

/** API-35, ENT-26: POST (or PUT, "PUT-style helper") /api/user/country-blocked. */
export const countryBlocked: Handler = ({ state, body }) => {
  state.blockedReports.push(body);
  return quiet(state.shapes, 3);
};

/** API-33, ENT-27, DRES-07: POST /api/user/3ds-webhook; a second post of one MD is kept in the list and changes nothing. */
export const threeDsWebhook: Handler = ({ state, body }) => {
  const MD = textOf(body, 'MD');
  const PaReq = textOf(body, 'PaReq');
  if (MD === null || PaReq === null) return refused(state.shapes, 'Required');
  state.threeDs.push({ PaReq, MD });
  for (const owner of state.accounts) {
    const deposit = owner.deposits.find(({ md }) => md === MD);
    if (deposit) completeDeposit(owner, deposit);
  }
  return quiet(state.shapes, 0);
};

/** CONF-32: GET /api/core/casino/assets/…: a picture for every name, drawn from the name. */
export const getAsset: Handler = ({ params }) => {
  const name = params['*'] ?? '';
  if (!/\.(svg|png|jpe?g|webp)$/i.test(name)) return { status: 404, text: 'Not found' };
  if (!name.toLowerCase().endsWith('.svg')) {
    // One grey pixel.
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mN8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';
    return { status: 200, bytes: Buffer.from(pixel, 'base64'), type: 'image/png' };
  }
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" rx="6" fill="hsl(${hue} 45% 40%)"/></svg>`;
  return { status: 200, text: svg, type: 'image/svg+xml' };
};
