import { createHash } from 'node:crypto';
import { ARRIVAL_SCRIPT } from '@/services/browser/arrivedToken';
import { LATE_SCRIPTS_BOOTSTRAP } from './lateScripts';

/** Hosts on which a plain http origin may be framed: a developer's own machine. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Chunks of our own build pass unchanged (the absolute form would hang navigation); any other script address is refused. */
const TRUSTED_TYPES_BOOTSTRAP =
  "if(window.trustedTypes){trustedTypes.createPolicy('default',{createScriptURL:function(u){" +
  "var x=new URL(u,location.origin);if(x.origin===location.origin&&x.pathname.indexOf('/_next/static/')===0)return u;" +
  "throw new TypeError('blocked '+u)}})}";

/**
 * Marks the document before its first paint when the visitor was last seen in an excluded country and nothing known without
 * an answer lifts the block; the base style then hides the page (OP-067). Hydration compares only what is inside the body.
 */
const COUNTRY_BOOTSTRAP =
  "try{(function(d,s){var x=d.getAttribute('data-excluded'),c=s.blockedCountry;" +
  "if(x&&c&&x.split(' ').indexOf(c)>=0&&!s.token&&s.verified!=='true'&&s.whitelisted!=='1'" +
  "&&!(d.hasAttribute('data-liftable')&&/[?&]whitelisted=1(&|$)/.test(location.search)))" +
  "d.setAttribute('data-blocked','')})(document.documentElement,localStorage)}catch(e){}";

/**
 * The one inline script of a page: the Trusted Types policy, the token of the address (OP-042), and the country block of the
 * first paint, which a token lifts. Before all of it stands what begins the page's other scripts: it only listens, and no
 * failure of the rest keeps it from that.
 */
export const PAGE_BOOTSTRAP = LATE_SCRIPTS_BOOTSTRAP + TRUSTED_TYPES_BOOTSTRAP + ARRIVAL_SCRIPT + COUNTRY_BOOTSTRAP;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A setting's text as an origin that may stand in a policy; null for anything else, so that no setting can add a directive. */
export function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, origin } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? origin : null;
}

const originsOf = (values: readonly string[]) => values.map(originOf).filter((origin) => origin !== null);

export type PolicyInput = {
  /** Origin of the page: scheme and tenant host. */
  origin: string;
  /** Every style element of the page, as text. */
  styles: readonly string[];
  /** Addresses whose origins may be framed: those of the games, the payment providers, and of the captcha. */
  frameOrigins: readonly string[];
  /** Addresses whose origins the page may ask: the geocoder's, and a payment provider's where cards are typed here. */
  connectOrigins: readonly string[];
};

/**
 * The Content-Security-Policy of a page: hashes instead of nonces, so that the page can be cached and shared
 * (architecture §1). styled-components opens an empty style element in the browser, hence the hash of the empty text.
 * Every kind of resource has its own line; the default is left to what has none, which is fetching a page's script ahead
 * (Firefox judges `<link rel=prefetch>` by it alone).
 */
export function contentSecurityPolicy({ origin, styles, frameOrigins, connectOrigins }: PolicyInput): string {
  const scripts = `${origin}/_next/static/`;
  const frames = originsOf(frameOrigins);
  return [
    `default-src ${scripts}`,
    `script-src ${scripts} ${sha256(PAGE_BOOTSTRAP)}`,
    `style-src 'self' ${[...styles, ''].map(sha256).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...originsOf(connectOrigins)].join(' '),
    "manifest-src 'self'",
    `worker-src ${scripts}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default nextjs nextjs#bundler',
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The Permissions-Policy of a page that frames games: they may go full screen and start sound, nothing else may do more
 * than on any other page (the host's default).
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
