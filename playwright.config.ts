import { defineConfig, devices } from '@playwright/test';

/** Site, sandbox, studio. scripts/e2e.mjs passes free ports; these serve a Playwright that was started by itself. */
const [site, sandbox, studio] = (process.env.E2E_PORTS || '4310,4311,4312').split(',');
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

/** Tests of what the host answers need no second size of screen. */
const HOST = /\.host\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args,
      // Chromium's own sandbox does not run as root, which is what containers give us.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    { name: 'host', testMatch: HOST },
    { name: 'desktop', testIgnore: HOST, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: HOST,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    url: `${origin}/readyz`,
    env: { PORT: site ?? '', SANDBOX_PORT: sandbox ?? '', STUDIO_PORT: studio ?? '' },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
