import { type AnswerOf } from '@/contract/wire';
import { type Backend } from './backend';
import { type Context } from './check';

const tokens = new WeakMap<Backend, Promise<string>>();

async function signIn({ backend, account }: Context): Promise<string> {
  const device = { userDeviceType: 'desktop', screenResolution: '1440x900', uidToken: 'conformance' };
  const body = { ...account, recaptchaToken: '', afterReg: false, cpnc: null, mkt: null, ...device };
  const reply = await backend.call('login', { body });
  if (reply.status !== 200) throw new Error(`the sign-in of --account answered ${reply.status}`);
  return (reply.body as AnswerOf<'login'>).accessToken;
}

/** Headers of the player given by --account, who is signed in once; only for runs with an account. */
export async function signedIn(context: Context): Promise<{ Authorization: string }> {
  const token = tokens.get(context.backend) ?? signIn(context);
  tokens.set(context.backend, token);
  return { Authorization: `Bearer ${await token}` };
}
