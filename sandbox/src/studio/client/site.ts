import { readSiteMessage, type SiteMessage, type StudioMessage, wrapStudioMessage } from '@/domain/game/frameMessages';

/** The page around the game's frame. Stands alone when the game was opened by itself. */
export type Site = { framed: boolean; say(message: StudioMessage): void };

/** The origin of the page around this one, as far as the browser tells. */
function parentOrigin(): string | null {
  const [nearest] = Array.from(location.ancestorOrigins ?? []);
  if (nearest) return nearest;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/**
 * Speaks with the site around the frame. Only the origins the server named count, only the window that holds the
 * frame, and only messages of the agreed shape; anything else is ignored.
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
