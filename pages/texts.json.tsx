import { textsFile } from '@/store/pages/textsFile';

/** Never rendered: the response is the file itself. */
export default function TextsFile() {
  return null;
}

export const getServerSideProps = textsFile;
