import { availableParallelism } from 'node:os';
import { say, sum, type Counts } from './counts';
import { type GateStep, type StepResult } from './runners';
import { clearReports } from './reports';
import { inputsOf, type createStamps } from './stamps';
import { runSteps } from './steps';

/** A finished step; null for one that was not run. `isKnown`: it was green with the same inputs before. */
type Ended = { name: string; result: (StepResult & { isKnown?: boolean }) | null };

/** The result of a step that is known to be green and is not run. */
const known = (counts: Counts) => ({ ...counts, output: '', seconds: 0, processor: 0, isKnown: true });

/** A step that is skipped when it was green with the same inputs. */
function remembered(step: GateStep, stamps: ReturnType<typeof createStamps>): GateStep {
  const { name, reads, amounts, run } = step;
  if (!reads) return step;
  return {
    ...step,
    async run() {
      const inputs = inputsOf(reads, amounts);
      const green = stamps.find(name, inputs);
      if (green) return known(green);
      const result = await run();
      stamps.note(name, inputs, result);
      return result;
    },
  };
}

const figure = (value: number | null) => (value === null ? '–' : value.toFixed(1)).padStart(8);

/** The message for a finished step: its output if it failed, and its result. */
function sayEnd({ name, result }: Ended, needs: readonly string[] = []): string {
  if (!result) return `✗ ${name} was not run, since it needs: ${needs.join(', ')}`;
  const end = result.isKnown ? 'unchanged since it was green' : `${result.seconds.toFixed(0)} s`;
  return result.failed > 0
    ? `\n${result.output.trim()}\n\n✗ ${name}, ${end}: ${say(result)}`
    : `✓ ${name}, ${end}: ${say(result)}`;
}

/** All steps, longest first, with wall-clock and processor seconds. */
export function tableOf(all: readonly Ended[]): string {
  const rows = [...all].sort((a, b) => (b.result?.seconds ?? 0) - (a.result?.seconds ?? 0));
  const lines = rows.map(({ name, result }) =>
    result
      ? `${name.padEnd(14)}${figure(result.seconds)}${figure(result.processor)}   ${say(result)}${result.isKnown ? ' (known)' : ''}`
      : `${name.padEnd(14)}${figure(null)}${figure(null)}   not run`,
  );
  return [`${'step'.padEnd(14)}${'clock s'.padStart(8)}${'cpu s'.padStart(8)}`, ...lines].join('\n');
}

/** Runs all steps, prints each result, then the table and one line of counts; resolves with the counts. */
export async function runGate(
  steps: readonly GateStep[],
  { stamps, notes = () => [] }: { stamps?: ReturnType<typeof createStamps>; notes?: () => readonly string[] } = {},
): Promise<Counts> {
  const started = performance.now();
  clearReports();
  const ended: Ended[] = [];
  await runSteps<StepResult>(stamps ? steps.map((step) => remembered(step, stamps)) : steps, {
    // More than there are cores, since many steps wait for a process to start or end.
    lanes: Math.min(3, 1 + availableParallelism()),
    onEnd: ({ name, needs }, result) => {
      ended.push({ name, result });
      console.log(sayEnd({ name, result }, needs));
    },
  });
  const total = sum(ended.map(({ result }) => result ?? { passed: 0, failed: 1, skipped: 0 }));
  console.log(`\n${tableOf(ended)}`);
  for (const note of notes()) console.log(`\n!! ${note}`);
  console.log(`\nAll together: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(say(total));
  return total;
}
