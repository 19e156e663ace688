/**
 * A step waits for those it `needs` and is not run when one of them failed; it waits for those it comes `after`
 * whatever their result.
 */
export type Step<Result> = {
  name: string;
  needs?: readonly string[];
  after?: readonly string[];
  run: () => Promise<Result>;
};

/** `lanes` steps run at a time; `onEnd` is called for each finished step, with null for one that was not run. */
type Ways<Result> = { lanes: number; onEnd: (step: Step<Result>, result: Result | null) => void };

/** Runs steps in their order. */
export async function runSteps<Result extends { failed: number }>(
  steps: readonly Step<Result>[],
  { lanes, onEnd }: Ways<Result>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step<Result>, Promise<void>>();
  const failed = new Set<string>();
  const done = new Set<string>();

  const end = (step: Step<Result>, result: Result | null) => {
    done.add(step.name);
    if (!result || result.failed > 0) failed.add(step.name);
    onEnd(step, result);
  };
  const canStart = ({ needs = [], after = [] }: Step<Result>): boolean =>
    running.size < lanes && [...needs, ...after].every((name) => done.has(name));

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => step.needs?.some((name) => failed.has(name)) || canStart(step));
    if (next < 0) {
      if (running.size === 0) throw new Error(`No step can start: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    const step = waiting[next]!;
    waiting.splice(next, 1);
    if (step.needs?.some((name) => failed.has(name))) {
      end(step, null);
      continue;
    }
    running.set(
      step,
      step.run().then((result) => {
        running.delete(step);
        end(step, result);
      }),
    );
  }
}
