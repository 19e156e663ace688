import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORTS } from './e2e/support/ports';
import { DESKTOP, PHONE } from './e2e/support/viewports';

/**
 * Chromium as a visitor has it, but quiet. Of two --disable-features the last counts: Playwright's own list also switches
 * storage partitioning off, and then a game's frame on another origin is refused its session storage.
 */
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nobody looks: painting by the processor alone, on one thread, takes a sixth less than imitating a graphics card.
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
  // No page lives long enough for its scripts to be worth compiling a second time: a sixth of the renderers' time.
  '--js-flags=--no-opt --no-maglev',
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,PaintHolding,Translate',
];

const chromium = (...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [...args, ...more],
  // Chromium's own sandbox does not run as root, which is what containers give us.
  chromiumSandbox: process.getuid?.() !== 0,
});

/** Most journeys look at no picture: covers are drawn by the sandbox, and decoded here, for nobody. */
const WITHOUT_PICTURES = chromium('--blink-settings=imagesEnabled=false');

/** Tests of what the host answers need no second size of screen; the matrix and other browsers bring their own. */
const HOST = /\.host\.spec\.ts$/;
const MATRIX = /\/matrix\/\w+\.spec\.ts$/;
const BROWSERS = /\/browsers\/.*\.spec\.ts$/;
/** One journey at a time on a sandbox of its own: its clock is put forward (e2e/wholeWay). */
const WHOLE_WAY = /\/wholeWay\/.*\.spec\.ts$/;
/** Compared pixel by pixel on a sandbox whose clock stands still (scripts/e2e.ts), so only when asked for by name. */
const REFERENCES = /\/references\/.*\.spec\.ts$/;
/** In one worker for each size: each starts a literal backend and a host, for few journeys. */
const LITERAL = { testMatch: /\/literal\/.*\.spec\.ts$/, workers: 1 };
const SIZED = { testIgnore: [HOST, MATRIX, BROWSERS, LITERAL.testMatch, WHOLE_WAY, REFERENCES] };

/** A trace of every test costs a third of the whole run: it is recorded when asked for, and a picture tells the rest. */
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off';

/** What a run writes is named after its report: the next step of the gate clears its own folder only. */
const report = process.env.E2E_REPORT || 'e2e.json';

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${path.parse(report).name}`,
  fullyParallel: true,
  // More than cores: some wait, for a ball to fall or a session to end, while the others work.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // No test is judged by its time, and several browsers share two cores with everything that serves them.
  timeout: 240_000,
  expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: '{testDir}/references/pictures/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: `.cache/reports/${report}` }]],
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    // Who waits for a movement to end waits with a busy processor; the whole way moves.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's own fetches would pass the tests by; e2e/site/install.spec.ts lets it in.
    serviceWorkers: 'block',
    trace,
    screenshot: 'only-on-failure',
    launchOptions: chromium(),
  },
  projects: [
    // First, and one at a time: each worker starts a browser, and nobody waits for the last of them.
    {
      name: 'firefox',
      workers: 1,
      testMatch: /\/firefox\.spec\.ts$/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    { name: 'webkit', testMatch: /\/webkit\.spec\.ts$/, workers: 1 },
    { name: 'host', testMatch: HOST, workers: 1 },
    { name: 'literal', ...LITERAL, use: { ...DESKTOP, launchOptions: WITHOUT_PICTURES } },
    {
      name: 'literal-phone',
      ...LITERAL,
      // ANY_SIZE (e2e/support/test.ts)
      grepInvert: /@any-size/,
      use: { ...PHONE, launchOptions: WITHOUT_PICTURES },
    },
    { name: 'pictures', ...SIZED, grep: /@pictures/, use: DESKTOP, workers: 1 },
    {
      name: 'desktop',
      ...SIZED,
      // WITH_PICTURES (e2e/support/test.ts)
      grepInvert: /@pictures/,
      use: { ...DESKTOP, launchOptions: WITHOUT_PICTURES },
    },
    {
      name: 'phone',
      ...SIZED,
      // ANY_SIZE and WITH_PICTURES (e2e/support/test.ts)
      grepInvert: /@any-size|@pictures/,
      use: { ...PHONE, launchOptions: WITHOUT_PICTURES },
    },
    { name: 'matrix', testMatch: MATRIX },
    { name: 'whole-way', testMatch: WHOLE_WAY, workers: 1, fullyParallel: false },
    ...(process.env.E2E_FIXED_TIME ? [{ name: 'references', testMatch: REFERENCES }] : []),
  ],
});
