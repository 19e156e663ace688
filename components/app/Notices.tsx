import { Alerts } from './Alerts';
import { OfflineBar } from './OfflineBar';

/** What may be said over any page: that the network is gone, and how something went (S-10). */
export const Notices = () => (
  <>
    <OfflineBar />
    <Alerts />
  </>
);
