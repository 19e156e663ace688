import { request } from 'node:http';
import { launchBrowser } from './browser.mjs';
import { atMost } from './figures.mjs';
import { median } from './rounds.mjs';
import { startSite } from './site.mjs';

const ROUNDS = 5;

/** A phone of today's lower half on a slow line: four times slower, 1.6 Mbit/s, 150 ms there and back. */
const SLOW_DOWN = 4;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Longer than a page is left alone before it fetches what may be opened next (hooks/whenAtRest.ts), and that takes. */
const AT_REST_MS = 12_000;

/** From the press on "Register" until the first field takes what is typed, in ms, in a browser that was never here. */
async function openSignUp(site) {
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
      new Promise((resolve) => {
        const pressed = performance.now();
        const look = () => {
          const field = document.querySelector('dialog[open] input[name=email]');
          if (field && getComputedStyle(field).visibility === 'visible') resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        document.querySelector('header .account .primary').click();
        look();
      }),
  );
  await browser.close();
  return took;
}

/** How long the sandbox takes to refuse a log-in, in ms. Each comes from another address, to another brand or account. */
function refuse(sandbox, { host, email, from }) {
  const body = JSON.stringify({
    ...{ email, password: 'not-the-one', recaptchaToken: '', afterReg: false, cpnc: null, mkt: null },
    ...{ userDeviceType: 'desktop', screenResolution: '1x1', uidToken: 'bench' },
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

const SAMPLES = ['new', 'unverified', 'verified', 'approved', 'rejected', 'duplicate'];

/** Log-ins with a wrong password, for an account that exists and for none by turns, either first; the middle times, in ms. */
async function compareRefusals(sandbox) {
  const { brands } = await (await fetch(`${sandbox}/healthz`)).json();
  const took = { known: [], unknown: [] };
  let calls = 0;
  const time = async (kind, host, name) => {
    const email = kind === 'known' ? `${name}@baize.example` : `nobody-${name}@baize.example`;
    const from = `198.18.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`;
    took[kind].push(await refuse(sandbox, { host, email, from }));
  };
  for (const [index, name] of SAMPLES.entries())
    for (const brand of brands)
      for (const kind of index % 2 ? ['known', 'unknown'] : ['unknown', 'known'])
        await time(kind, `${brand}.localhost`, name);
  return { known: median(took.known), unknown: median(took.unknown) };
}

/** Accounts: how soon the sign-up can be written in, and whether a log-in's time tells which addresses have an account. */
export async function accountFigures() {
  const system = await startSite();
  const opened = [];
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
