import { textsFile } from '@/store/pages/textsFile';

/** Never shown: the answer is the file itself. */
export default function TextsFile() {
  return null;
}

export const getServerSideProps = textsFile;
