import { pushFrame } from '@/services/server/frames/operatorFrames';
import { operatorFrame } from '@/store/pages/operatorFrame';

/** Never rendered: the response is the document itself. */
export default function PushFrame() {
  return null;
}

export const getServerSideProps = operatorFrame(pushFrame);
