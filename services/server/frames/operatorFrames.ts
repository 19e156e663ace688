import { SCRIPT_MESSAGE } from '@/config/operatorFrames';
import type { Settings } from '@/config/settings';
import { originOf, sha256 } from '../document/csp';

/** Id of the element with the address of the operator's script. */
const DATA = 'operator-script';

/** Runs in the frame, as text, so it may not use its module's scope: loads the script, and tells the page around. */
function runOperatorFrame(id: string, type: string): void {
  const tell = (state: string) => window.parent.postMessage({ type, state }, location.origin);
  const asked = new URLSearchParams(location.search);
  document.documentElement.lang = asked.get('locale') ?? 'en';
  document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
  const script = document.createElement('script');
  script.src = JSON.parse(document.getElementById(id)!.textContent) as string;
  script.onload = () => tell('ready');
  script.onerror = () => tell('failed');
  document.head.append(script);
}

const SCRIPT = `(${runOperatorFrame.toString()})("${DATA}","${SCRIPT_MESSAGE}")`;

const STYLE =
  'html{color-scheme:light dark}html[data-theme=dark]{color-scheme:dark}html[data-theme=light]{color-scheme:light}' +
  'body{margin:0;min-height:100vh}';

export type FrameDocument = { html: string; policy: string };

/** The page that runs one script, and its policy, which is opened for exactly these origins. */
function frameOf(script: string, more: readonly string[]): FrameDocument {
  const origins = [...new Set([script, ...more].flatMap((address) => originOf(address) ?? []))];
  const sources = origins.join(' ');
  return {
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator</title>' +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
      `<script type="application/json" id="${DATA}">${JSON.stringify(script).replaceAll('<', '\\u003c')}</script>` +
      `</head><body><script>${SCRIPT}</script></body></html>`,
    policy: [
      "default-src 'none'",
      `script-src ${sha256(SCRIPT)} ${sources}`,
      // Chats write style attributes and elements.
      `style-src 'unsafe-inline' ${sources}`,
      `img-src data: blob: ${sources}`,
      `font-src data: ${sources}`,
      `media-src ${sources}`,
      `connect-src ${sources} ${origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ')}`,
      `frame-src ${sources}`,
      "base-uri 'none'",
      `form-action ${sources}`,
      "frame-ancestors 'self'",
    ].join('; '),
  };
}

const scriptOf = (address: string | null) =>
  address !== null && originOf(address) !== null ? new URL(address).href : null;

/**
 * The frame of the operator's live chat (W-23); null where there is none. In a frame of its own, so that the policy of
 * pages stays closed (ADR 21).
 */
export function chatFrame(
  settings: Pick<Settings, 'showLiveChat' | 'liveChatScript' | 'liveChatOrigins'>,
): FrameDocument | null {
  const script = settings.showLiveChat ? scriptOf(settings.liveChatScript) : null;
  return script === null ? null : frameOf(script, settings.liveChatOrigins);
}

/** The frame of the external push service (OP-099); null where there is none. */
export function pushFrame(settings: Pick<Settings, 'pushServiceKey' | 'pushServiceScript'>): FrameDocument | null {
  const script = settings.pushServiceKey ? scriptOf(settings.pushServiceScript) : null;
  return script === null ? null : frameOf(script, []);
}

/**
 * The frame of the operator's analytics; null where there is none. Of an origin of its own: its script reads neither the
 * page nor what the site stores, the session token among it.
 */
export function analyticsFrame(settings: Pick<Settings, 'analyticsScript' | 'analyticsOrigins'>): FrameDocument | null {
  const script = scriptOf(settings.analyticsScript);
  if (script === null) return null;
  const { html, policy } = frameOf(script, settings.analyticsOrigins);
  return { html, policy: `${policy}; sandbox allow-scripts` };
}
