import { type Captchas } from '../../outside/captcha/captchas';
import { type Passwords } from './passwords/passwords';

export type AccountsContext = {
  passwords: Passwords;
  /** Solved captchas; null when no captcha service runs, and then no captcha is required. */
  captchas: Captchas | null;
};
