import { readSiteMessage, type SiteMessage, type StudioMessage, wrapStudioMessage } from '@/domain/game/frameMessages';

/** The page around the game's frame. Not framed when the game was opened directly. */
export type Site = { framed: boolean; say(message: StudioMessage): void };

/** The origin of the parent page, as far as the browser reveals it. */
function parentOrigin(): string | null {
  const [nearest] = Array.from(location.ancestorOrigins ?? []);
  if (nearest) return nearest;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/**
 * Connects to the site around the frame. Accepts only messages of the agreed shape, from the parent window and from
 * origins the server named; everything else is ignored.
 */
export function connectSite(origins: readonly string[], hear: (message: SiteMessage) => void): Site {
  const { parent } = window;
  if (parent === window) return { framed: false, say: () => undefined };
  const nearest = parentOrigin();
  let origin = origins.find((one) => one === nearest) ?? origins[0];

  window.addEventListener('message', (event) => {
    if (event.source !== parent || !origins.includes(event.origin)) return;
    const message = readSiteMessage(event.data);
    if (!message) return;
    origin = event.origin;
    hear(message);
  });
  return {
    framed: true,
    say(message) {
      if (origin) parent.postMessage(wrapStudioMessage(message), origin);
    },
  };
}
