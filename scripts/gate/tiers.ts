import { createHash } from 'node:crypto';
import { MOVED, type Moved } from './movedTests';

/** A test as Playwright lists it: project, file below e2e/, and its group titles and own title, joined by spaces. */
export type ListedTest = { project: string; file: string; title: string };

/** A unit or sandbox test. */
export type TitledTest = { file: string; title: string };

/** Each gate runs one in this many of the moved tests. */
export const SHARES = 16;

const matches = ({ file, title, project }: Moved, test: ListedTest) =>
  file === test.file && title.test(test.title) && (project === undefined || project === test.project);

/** The rule that keeps a test out of the gate; undefined for one that always runs. */
export const moved = (test: ListedTest, rules = MOVED): Moved | undefined => rules.find((rule) => matches(rule, test));

/** What the tests are dealt by: neighbours in a file take about equally long, so no share may take them in a row. */
const lot = ({ project, file, title }: ListedTest): string =>
  createHash('sha256').update(`${project}\0${file}\0${title}`).digest('hex');

/**
 * The tests of a gate: all that are not moved, and the share of the moved ones whose turn it is; all shares have equally
 * many. `turn`: not negative.
 */
export function gateTests<T extends ListedTest>(all: readonly T[], turn: number, rules = MOVED): T[] {
  const waiting = all.filter((test) => moved(test, rules)).toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
  const left = new Set(waiting.filter((_, index) => index % SHARES !== turn % SHARES));
  return all.filter((test) => !left.has(test));
}

/** Requirement ids in a title, such as PAY-07. */
const idsOf = (title: string): string[] => title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? [];

/**
 * Errors of the table for these tests, as texts: rules that match nothing, and stand-ins that the gate does not run.
 * `others`: the tests of the gate that need no browser.
 */
export function faultsOfTiers(all: readonly ListedTest[], rules = MOVED, others: readonly TitledTest[] = []): string[] {
  const always = all.filter((test) => !moved(test, rules));
  const isOther = (standIn: string) =>
    [...others, ...always].some(
      ({ file, title }) => standIn.startsWith(`${file}: `) && title.includes(standIn.slice(file.length + 2)),
    );
  const named = new Set(others.flatMap(({ title }) => idsOf(title)));
  const isNamed = (title: string) => idsOf(title).length > 0 && idsOf(title).every((id) => named.has(id));
  return rules.flatMap((rule) => {
    const of = all.filter((test) => moved(test, rules) === rule);
    if (of.length === 0) return [`${rule.file}: no test of its own matches ${rule.title}`];
    const { standIn, byIds } = rule;
    const stands = byIds
      ? of.every(({ title }) => isNamed(title))
      : standIn
        ? always.some(({ file, title }) => file === rule.file && title.includes(standIn)) || isOther(standIn)
        : of.every((test) => always.some(({ file, title }) => file === test.file && title === test.title));
    return stands ? [] : [`${rule.file}: nothing in the gate stands in for ${rule.title}`];
  });
}
