/**
 * Runs steps in their order, `lanes` of them at a time. A step is { name, run, needs?, after?, alone? }: it waits for the
 * steps it `needs` and is not run when one of those failed; it waits for those it comes `after` whatever their end; `alone`
 * keeps every other step away while it runs. `run` answers { failed, … }; `onEnd(step, result)` hears of each as it ends,
 * with result null for one that was not run.
 */
export async function runSteps(steps, { lanes, onEnd }) {
  const waiting = [...steps];
  const running = new Map();
  const failed = new Set();
  const done = new Set();

  const end = (step, result) => {
    done.add(step.name);
    if (!result || result.failed > 0) failed.add(step.name);
    onEnd(step, result);
  };
  const canStart = ({ needs = [], after = [], alone }) =>
    [...needs, ...after].every((name) => done.has(name)) &&
    running.size < lanes &&
    !(alone && running.size > 0) &&
    ![...running.keys()].some((step) => step.alone);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((step) => step.needs?.some((name) => failed.has(name)) || canStart(step));
    if (next < 0) {
      if (running.size === 0) throw new Error(`No step can start: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1);
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
