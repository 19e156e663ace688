import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { type OperationId } from '@/contract/wire';
import { type Captchas, createCaptchas } from '../../outside/captcha/captchas';
import { createCaptchaCheck } from '../accounts/captchaCheck';
import { answerOf, call, openTestBackend } from '../../testing/testBackend';

const HOST = { host: 'orchidea.localhost' };
const KEY = 'sandbox-orchidea';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;
let captchas: Captchas;

before(async () => {
  sandbox = await openTestBackend();
  captchas = createCaptchas(sandbox.clock);
  const check = createCaptchaCheck(sandbox.clock, async (token, siteKey) => {
    const solution = captchas.verify(token, siteKey);
    return solution && { ...solution, score: null };
  });
  app = sandbox.backend({ captchas: check });
});
after(async () => {
  await sandbox.settled();
  await sandbox.close();
});

const DEVICE = {
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  screenResolution: '1440x900',
  uidToken: 'device',
};
const SIGN_UP = {
  ...DEVICE,
  email: 'cap@player.example',
  password: 'Long-enough-1',
  preferredLanguage: 'en',
  dateOfBirth: '01-31-1990',
  username: 'cap',
  uniqueKey: 'cap@player.example',
  gender: 'Not to say',
  mirrorDomainFk: null,
  firstUrl: null,
  countryCode: 'DE',
  currencyCode: 'EUR',
  firstName: 'Cap',
  lastName: 'Tcha',
  address: 'Street 1',
  city: 'Town',
  zipCode: '12345',
  phoneCode: '49',
  phone: '15112345678',
  linkAccount: false,
};
const login = (afterReg: boolean) => ({ ...DEVICE, email: SIGN_UP.email, password: SIGN_UP.password, afterReg });

async function faultOf(id: OperationId, payload: object, recaptchaToken: string, at: FastifyInstance = app) {
  const { status, body } = await call(at, id, { headers: HOST, payload: { ...payload, recaptchaToken } });
  if (status === 200) return null;
  const { code, details } = body as { code: string; details?: Record<string, string> };
  return details && 'recaptchaToken' in details ? details.recaptchaToken : code;
}

test('CONF-28 a brand with a key takes sign-ups, log-ins and reset requests with a solved captcha only', async () => {
  const settings = await answerOf(app, 'settings', { headers: HOST });
  assert.equal(settings.reCaptchaSiteKey, KEY);
  assert.equal(settings.captchaFrame, 'http://127.0.0.1:4300/captcha/frame');
  for (const [id, payload] of [
    ['signUp', SIGN_UP],
    ['login', login(false)],
    ['forgotPassword', { email: SIGN_UP.email }],
  ] as const) {
    assert.match(String(await faultOf(id, payload, '')), /Confirm that you’re a person/, id);
    assert.match(String(await faultOf(id, payload, 'made-up')), /expired/, id);
    assert.match(String(await faultOf(id, payload, captchas.solve('another'))), /expired/, id);
  }
  const token = captchas.solve(KEY);
  assert.equal(await faultOf('signUp', SIGN_UP, token), null);
  assert.equal(await faultOf('login', login(true), token), null, 'the sign-in that follows by itself');
  assert.match(String(await faultOf('login', login(false), token)), /expired/);
  assert.equal(await faultOf('login', login(false), captchas.solve(KEY)), null);
  assert.equal(await faultOf('forgotPassword', { email: SIGN_UP.email }, captchas.solve(KEY)), null);
});

test('a brand without a key asks for none, and so does one whose captcha nobody serves', async () => {
  const other = await call(app, 'login', { payload: { ...login(false), recaptchaToken: '' } });
  assert.equal((other.body as { code?: string }).code, 'INVALID_CREDENTIALS');
  const without = sandbox.backend();
  assert.equal((await answerOf(without, 'settings', { headers: HOST })).reCaptchaSiteKey, null);
  assert.equal(await faultOf('login', login(false), '', without), null);
});
