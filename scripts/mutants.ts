// npm run mutants -- <n> [seed]: mutation testing of rules, services, store and the sandbox's money code: changes one
// operator or bound at a time, n times, and lists the mutants that no unit or sandbox test noticed. Edits the files in
// place and restores each; takes half a minute per mutant. Each is run against the tests next to it first, then against
// all it can affect.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, Explained } from './base/explain';
import { inRoot } from './base/root';
import { filesBelow, readSource } from './base/sources';
import { isPlay, isSandbox, MONEY } from './gate/gate';
import { allImports, relatedTests } from './gate/related';
import { SOURCES } from './gate/runners';
import { draw, mutantsOf, mutated, type Mutant } from './mutants/mutants';
import { whenInterrupted } from './processes/interrupt';
import { run, runNode } from './processes/run';

const SEED = 20_261_123;

/** Whether one of these tests fails. */
async function isNoticed(tests: readonly string[]): Promise<boolean> {
  const [together, alone] = [tests.filter((file) => isSandbox(file) && !isPlay(file)), tests.filter(isPlay)];
  const unit = tests.filter((file) => !isSandbox(file));
  const runs = [
    unit.length > 0 && ['node_modules/jest/bin/jest.js', '--ci', '--silent', '--bail', '--runTestsByPath', ...unit],
    together.length > 0 && [...SOURCES, 'sandbox/src/testing/testsTogether.ts', ...together],
    alone.length > 0 && [...SOURCES, '--test', ...alone],
  ];
  for (const args of runs) if (args && (await runNode(args)).code !== 0) return true;
  return false;
}

await command(async () => {
  const [count, seed] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? SEED)];
  if ((await run('git', ['diff', '--quiet'])).code !== 0)
    throw new Explained('Commit first: files are changed and put back.');
  const files = ['domain', 'services', 'store', ...MONEY]
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/test[A-Z]\w*\.ts$|\/model\//.test(file));
  const mutants = draw(
    files.flatMap((file) => mutantsOf(file, readSource(file))),
    count,
    seed,
  );
  const imports = await allImports();
  let putBack = () => {};
  whenInterrupted(() => putBack());
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    const { file, line, from, text } = mutant;
    const source = readFileSync(inRoot(file), 'utf8');
    putBack = () => writeFileSync(inRoot(file), source);
    const all = relatedTests(imports, [file]).filter((test) => !/^(scripts|server|tests\/boundaries)\//.test(test));
    const near = all.filter((test) => path.dirname(test) === path.dirname(file));
    const far = all.filter((test) => !near.includes(test));
    writeFileSync(inRoot(file), mutated(source, mutant));
    const noticed = (await isNoticed(near)) || (await isNoticed(far));
    putBack();
    if (!noticed) survivors.push(mutant);
    console.log(`${noticed ? 'killed  ' : 'SURVIVED'} ${file}:${line}  ${from} → ${text}`);
  }
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} killed`);
  process.exit(0);
});
