import { request } from 'node:http';
import { launchBrowser } from './start/browser';
import { atMost, type Figure } from './start/figures';
import { median } from './start/rounds';
import { startSite } from './start/site';

const ROUNDS = 5;

/** A phone in the lower half of today's market on a slow line: four times slower, 1.6 Mbit/s, 150 ms round trip. */
const SLOW_DOWN = 4;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Longer than a page is idle before it prefetches (hooks/whenAtRest.ts), including the prefetch. */
const AT_REST_MS = 12_000;

/** Time from the press on "Register" until the first field accepts input, in ms, with an empty browser cache. */
async function openSignUp(site: string): Promise<number> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(`${site}/casino`);
  await page.waitForTimeout(AT_REST_MS);
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        const look = () => {
          const field = document.querySelector('dialog[open] input[name=email]');
          if (field && getComputedStyle(field).visibility === 'visible') resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('header .account .primary')?.click();
        look();
      }),
  );
  await browser.close();
  return took;
}

/** How long the sandbox takes to refuse a log-in, in ms. Each call uses another address and another account. */
function refuse(sandbox: string, { host, email, from }: Record<'host' | 'email' | 'from', string>): Promise<number> {
  const body = JSON.stringify({
    email,
    password: 'not-the-one',
    recaptchaToken: '',
    afterReg: false,
    cpnc: null,
    mkt: null,
    userDeviceType: 'desktop',
    screenResolution: '1x1',
    uidToken: 'bench',
  });
  const headers = { 'content-type': 'application/json', host, 'x-forwarded-for': from };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${sandbox}/api/user/login`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 422) resolve(performance.now() - begun);
        else reject(new Error(`A log-in was answered with ${answer.statusCode}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

/** Whether an account with the e-mail address exists. */
type Kind = 'known' | 'unknown';
const KINDS: readonly Kind[] = ['known', 'unknown'];

const SAMPLES = ['new', 'unverified', 'verified', 'approved', 'rejected', 'duplicate'];

/** Log-ins with a wrong password, alternating between existing and unknown accounts; medians in ms. */
async function compareRefusals(sandbox: string): Promise<Record<Kind, number>> {
  const { brands }: { brands: string[] } = await (await fetch(`${sandbox}/healthz`)).json();
  const took: Record<Kind, number[]> = { known: [], unknown: [] };
  let calls = 0;
  const time = async (kind: Kind, host: string, name: string) => {
    const email = kind === 'known' ? `${name}@baize.example` : `nobody-${name}@baize.example`;
    const from = `198.18.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`;
    took[kind].push(await refuse(sandbox, { host, email, from }));
  };
  for (const [index, name] of SAMPLES.entries())
    for (const brand of brands)
      for (const kind of index % 2 ? KINDS : KINDS.toReversed()) await time(kind, `${brand}.localhost`, name);
  return { known: median(took.known), unknown: median(took.unknown) };
}

/** Accounts: how soon the sign-up form accepts input, and whether log-in times reveal which addresses exist. */
export async function accountFigures(): Promise<Figure[]> {
  const system = await startSite();
  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round++) opened.push(await openSignUp(system.site));
  const { known, unknown } = await compareRefusals(system.backend);
  await system.stop();
  return [
    {
      what: 'the sign-up dialog until it can be written in, 4× slower, 1.6 Mbit/s',
      figure: median(opened),
      unit: ' ms',
      target: atMost(1_000),
      detail: opened.map(Math.round).join(', '),
    },
    {
      what: 'a refused log-in, known beside unknown e-mail: difference',
      figure: (Math.abs(known - unknown) / unknown) * 100,
      unit: ' %',
      target: atMost(5),
      detail: `${known.toFixed(1)} and ${unknown.toFixed(1)} ms`,
    },
  ];
}
