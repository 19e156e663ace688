import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Site, sandbox, studio, control panel. scripts/e2e.mjs passes free ports; these serve a Playwright that was started by itself. */
const [site, sandbox, studio, panel, outside] = (process.env.E2E_PORTS || '4310,4311,4312,4313,4314').split(',');
const origin = `http://localhost:${site}`;

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
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,PaintHolding,Translate',
];

/** Tests of what the host answers need no second size of screen; the matrix and other browsers bring their own. */
const HOST = /\.host\.spec\.ts$/;
const MATRIX = /\/matrix\.spec\.ts$/;
const BROWSERS = /\/browsers\/.*\.spec\.ts$/;
/** One journey at a time on a sandbox of its own: its clock is put forward (e2e/wholeWay). */
const WHOLE_WAY = /\/wholeWay\/.*\.spec\.ts$/;
const SIZED = { testIgnore: [HOST, MATRIX, BROWSERS, WHOLE_WAY] };

/** A trace of every test costs a third of the whole run: it is recorded when asked for, and a picture tells the rest. */
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off';

/** What a run writes is named after its report: the next step of the gate clears its own folder only. */
const report = process.env.E2E_REPORT || 'e2e.json';

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${path.parse(report).name}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // No test is judged by its time, and two browsers share two cores with everything that serves them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/reports/${report}` }]],
  use: {
    baseURL: origin,
    trace,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args,
      // Chromium's own sandbox does not run as root, which is what containers give us.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    { name: 'host', testMatch: HOST },
    { name: 'desktop', ...SIZED, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      ...SIZED,
      // ANY_SIZE (e2e/support/test.ts)
      grepInvert: /@any-size/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    { name: 'matrix', testMatch: MATRIX },
    { name: 'whole-way', testMatch: WHOLE_WAY, workers: 1, fullyParallel: false },
    {
      name: 'firefox',
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
    { name: 'webkit', testMatch: /\/webkit\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `${origin}/readyz`,
    env: {
      PORT: site ?? '',
      SANDBOX_PORT: sandbox ?? '',
      STUDIO_PORT: studio ?? '',
      PANEL_PORT: panel ?? '',
      OUTSIDE_PORT: outside ?? '',
    },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
