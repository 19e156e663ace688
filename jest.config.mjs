import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '/dist/'],
  setupFiles: ['<rootDir>/tests/fixedSeed.ts'],
};

/** Two worlds: `web` renders components in jsdom, `node` runs rules, services and server code. */
const web = createConfig({
  ...shared,
  displayName: 'web',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{components,hooks,store,tests,pages,gallery}/**/*.test.{ts,tsx}'],
  // Its tests listen and speak HTTP, with node's own runner.
  testPathIgnorePatterns: ['<rootDir>/tests/literalBackend/', '<rootDir>/tests/adapters/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
});
const node = createConfig({
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{domain,config,services,themes,contract,theme-studio}/**/*.test.ts'],
});

/** No test is judged by its time, and the gate shares two cores. */
const testTimeout = 60_000;

const config = async () => ({ testTimeout, projects: [await web(), await node()] });
export default config;
