import { captchaFrame } from '@/store/pages/captchaFrame';

/** Never rendered: the response is the document itself. */
export default function CaptchaFrame() {
  return null;
}

export const getServerSideProps = captchaFrame;
