import { manifestFile } from '@/store/pages/installFiles';

/** Never rendered: the response is the file itself. */
export default function Manifest() {
  return null;
}

export const getServerSideProps = manifestFile;
