import { offlineFile } from '@/store/pages/installFiles';

/** Never rendered: the response is the file itself. */
export default function Offline() {
  return null;
}

export const getServerSideProps = offlineFile;
