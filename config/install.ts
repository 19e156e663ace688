/** Where the site's service worker is: at the root, so that it serves every page (server/src/pages/worker.ts). */
export const WORKER_PATH = '/sw.js';

/** The page that stands in for any other without a network; each language has its own, below its prefix. */
export const OFFLINE_PATH = '/offline.html';

/** What a browser reads before it installs the site; each language has its own, below its prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** What the page's first script leaves behind of the browser's offer to install the site, and announces it by. */
export const INSTALL_OFFER = 'installOffer';
