import { analyticsFrame } from '@/services/server/frames/operatorFrames';
import { operatorFrame } from '@/store/pages/operatorFrame';

/** Never rendered: the response is the document itself. */
export default function AnalyticsFrame() {
  return null;
}

export const getServerSideProps = operatorFrame(analyticsFrame);
