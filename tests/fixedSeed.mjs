// node --import ./tests/fixedSeed.mjs: the counterpart of fixedSeed.ts for tests run by node.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122 });
