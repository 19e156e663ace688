import type fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that none of them passes or fails by chance; a value that breaks
 * a rule belongs in a separate test. A mock instead of an import, because most test files never load the library.
 */
jest.mock('fast-check', () => {
  const real = jest.requireActual<{ default: typeof fc }>('fast-check');
  real.default.configureGlobal({ seed: 20_261_122 });
  return real;
});
