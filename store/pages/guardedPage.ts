import { GUARDED_PAGES, type GuardedAddress, type Panel } from '@/config/pages/guardedPages';
import { serverPage } from './serverPage';

/** What a guarded page gets: the panel it shows to signed-in players. */
export type GuardedProps = { panel: Panel };

/** Areas of texts that a panel's parts share with other pages; its own come with it. */
const AREAS: Partial<Readonly<Record<Panel, readonly string[]>>> = { favorites: ['lobby'], level: ['vip'] };

/** getServerSideProps of a page that opens for signed-in players: nothing of a user is in it (OP-021). */
export const guardedPage = (address: GuardedAddress) =>
  serverPage<GuardedProps>(['guard', ...(AREAS[GUARDED_PAGES[address]] ?? [])], async () => ({
    panel: GUARDED_PAGES[address],
  }));
