import { createHash } from 'node:crypto';
import { INSTALL_OFFER, WORKER_PATH } from '@/config/install';
import { ARRIVAL_SCRIPT } from '@/services/browser/arrivedToken';
import { LATE_SCRIPTS_BOOTSTRAP } from './lateScripts';

/** Hosts on which a plain http origin may be framed: a developer's machine. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The build's chunks and the service worker pass unchanged (the absolute form would hang navigation); other script
 * addresses are refused.
 */
const TRUSTED_TYPES_BOOTSTRAP =
  "if(window.trustedTypes){trustedTypes.createPolicy('default',{createScriptURL:function(u){" +
  "var x=new URL(u,location.origin);if(x.origin===location.origin&&(x.pathname.indexOf('/_next/static/')===0" +
  `||x.pathname==='${WORKER_PATH}'))return u;` +
  "throw new TypeError('blocked '+u)}})}";

/**
 * Marks the document before its first paint when the visitor was last seen in an excluded country and nothing stored or
 * in the address lifts the block; the base style then hides the page (OP-067). Hydration compares only the body, so the
 * attribute causes no mismatch.
 */
const COUNTRY_BOOTSTRAP =
  "try{(function(d,s){var x=d.getAttribute('data-excluded'),c=s.blockedCountry;" +
  "if(x&&c&&x.split(' ').indexOf(c)>=0&&!s.token&&s.verified!=='true'&&s.whitelisted!=='1'" +
  "&&!(d.hasAttribute('data-liftable')&&/[?&]whitelisted=1(&|$)/.test(location.search)))" +
  "d.setAttribute('data-blocked','')})(document.documentElement,localStorage)}catch(e){}";

/**
 * Marks the document before its first paint when a session is stored, when its player has no row of own games, and with
 * the number of own cards: pages then keep a player's places. While real money is played its line has
 * room, and in quiet mode no offer shows first.
 */
const SESSION_BOOTSTRAP =
  "try{(function(d,s){if(s.token)d.setAttribute('data-session','');if(s.quiet)d.setAttribute('data-quiet','');" +
  "if(s.token&&s.playing)d.setAttribute('data-playing','');" +
  "if(s.ownCards)d.setAttribute('data-own-cards',s.ownCards);" +
  "if(s.ownRow==='none')d.setAttribute('data-no-own-row','')})(document.documentElement,localStorage)}catch(e){}";

/** Keeps the browser's offer to install the site, which comes once, until the part that shows it is there (W-25). */
const INSTALL_BOOTSTRAP =
  "addEventListener('beforeinstallprompt',function(e){e.preventDefault();" +
  `window.${INSTALL_OFFER}=e;dispatchEvent(new Event('${INSTALL_OFFER}'))});`;

/**
 * The single inline script of a page: the Trusted Types policy, the token from the address (OP-042), the mark of a
 * session, and the country block before the first paint, which a token lifts. The part that starts the page's other
 * scripts comes first: it only registers listeners, so that a failure of the rest cannot prevent it.
 */
export const PAGE_BOOTSTRAP =
  LATE_SCRIPTS_BOOTSTRAP +
  INSTALL_BOOTSTRAP +
  TRUSTED_TYPES_BOOTSTRAP +
  ARRIVAL_SCRIPT +
  SESSION_BOOTSTRAP +
  COUNTRY_BOOTSTRAP;

/** A text as a policy allows it. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A setting as an origin allowed in a policy; null for anything else, so that no setting can add a directive. */
export function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, origin } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? origin : null;
}

const originsOf = (values: readonly string[]) => values.map(originOf).filter((origin) => origin !== null);

/** A socket's origin for its polls and for its web socket, whose scheme is another one. */
const socketOf = (origin?: string) => (origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')]);

export type PolicyInput = {
  /** Origin of the page: scheme and tenant host. */
  origin: string;
  /** The text of every style element of the page. */
  styles: readonly string[];
  /** Addresses whose origins may be framed: games, payment providers and the captcha. */
  frameOrigins: readonly string[];
  /** Paths of the site's own pages that may be framed. */
  ownFrames?: readonly string[];
  /** Addresses from whose origins pictures may be loaded, besides the site's own. */
  imageOrigins?: readonly string[];
  /** Addresses whose origins may be fetched: the geocoder, and a payment provider if cards are entered on the site. */
  connectOrigins: readonly string[];
  /** Where browsers report what the policy blocked; null for nowhere. */
  reportUrl?: string | null;
  /** Origin of the socket, if it is not the site's own. */
  socketOrigin?: string | undefined;
};

/** Name of the endpoint in the Reporting-Endpoints header, which the host sends. */
const REPORT_GROUP = 'csp';

/**
 * The Content-Security-Policy of a page: hashes instead of nonces, so that the page can be cached and shared
 * (architecture §1). styled-components inserts an empty style element in the browser, hence the hash of the empty
 * string. Every resource type has its own directive; default-src covers only the rest, which is prefetching a page's
 * script: Firefox checks `<link rel=prefetch>` against it alone, so that it cannot be 'none' (audit C16).
 */
export function contentSecurityPolicy({
  origin,
  styles,
  frameOrigins,
  ownFrames = [],
  imageOrigins = [],
  connectOrigins,
  socketOrigin,
  reportUrl = null,
}: PolicyInput): string {
  const scripts = `${origin}/_next/static/`;
  const frames = [...originsOf(frameOrigins), ...ownFrames.map((path) => origin + path)];
  return [
    `default-src ${scripts}`,
    `script-src ${scripts} ${sha256(PAGE_BOOTSTRAP)}`,
    `style-src 'self' ${[...styles, ''].map(sha256).join(' ')}`,
    ['img-src', "'self'", 'data:', ...originsOf(imageOrigins)].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...originsOf(connectOrigins), ...socketOf(socketOrigin)].join(' '),
    "manifest-src 'self'",
    `worker-src ${scripts} ${origin}${WORKER_PATH}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default nextjs nextjs#bundler',
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    // Browsers without Reporting-Endpoints read report-uri.
    ...(reportUrl === null ? [] : [`report-to ${REPORT_GROUP}`, `report-uri ${reportUrl}`]),
  ].join('; ');
}

/**
 * The Permissions-Policy of a page that frames games: the frames may go full screen and autoplay sound; everything else
 * is as on any other page (the host's default).
 */
export function permissionsPolicy(frameOrigins: readonly string[]): string {
  const frames = frameOrigins.map(originOf).flatMap((origin) => (origin === null ? [] : [`"${origin}"`]));
  const withFrames = `(${['self', ...frames].join(' ')})`;
  return [
    ...['camera', 'microphone', 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
    ...['geolocation', 'clipboard-read'].map((feature) => `${feature}=(self)`),
    ...['fullscreen', 'autoplay'].map((feature) => `${feature}=${withFrames}`),
  ].join(', ');
}
