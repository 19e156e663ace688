import { GUARDED_PAGES, type GuardedAddress, type Panel } from '@/config/pages/guardedPages';
import { serverPage } from './serverPage';

export type GuardedProps = { panel: Panel };

/** Additional text areas that a panel shares with other pages; its own area is loaded with it. */
const AREAS: Partial<Readonly<Record<Panel, readonly string[]>>> = { favorites: ['lobby'], level: ['vip'] };

/** getServerSideProps of a page for signed-in players; the page contains no user data (OP-021). */
export const guardedPage = (address: GuardedAddress) =>
  serverPage<GuardedProps>(['guard', ...(AREAS[GUARDED_PAGES[address]] ?? [])], async () => ({
    panel: GUARDED_PAGES[address],
  }));
