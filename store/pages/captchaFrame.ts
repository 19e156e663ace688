import { captchaDocument } from '@/services/server/captcha/captchaDocument';
import { operatorFrame } from './operatorFrame';

/** getServerSideProps of the captcha's frame. */
export const captchaFrame = operatorFrame(captchaDocument);
