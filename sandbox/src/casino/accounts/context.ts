import { type CaptchaCheck } from './captchaCheck';
import { type Passwords } from './passwords/passwords';

export type AccountsContext = {
  passwords: Passwords;
  /** Null when no captcha provider can be asked, and then no captcha is required. */
  captchas: CaptchaCheck | null;
};
