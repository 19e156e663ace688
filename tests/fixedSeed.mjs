// node --import ./tests/fixedSeed.mjs: what fixedSeed.ts is for jest, for node's own tests.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122 });
