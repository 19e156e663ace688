import type { ListedTest } from './tiers';

type Suite = {
  title: string;
  specs?: readonly { title: string; file: string; tests: readonly { projectName: string }[] }[];
  suites?: readonly Suite[];
};
export type ListReport = { suites: readonly Suite[]; errors: readonly { message?: string }[] };

/** A test with the titles of its groups and its own as separate entries, as Playwright's test list needs them. */
export type BrowserTest = ListedTest & { titles: readonly string[] };

/** All tests of a report, in its order. */
export function testsIn(report: ListReport): BrowserTest[] {
  const below = ({ specs = [], suites = [] }: Suite, groups: readonly string[]): BrowserTest[] => [
    ...specs.flatMap(({ title, file, tests }) => {
      const titles = [...groups, title];
      return tests.map(({ projectName }) => ({ project: projectName, file, titles, title: titles.join(' ') }));
    }),
    ...suites.flatMap((suite) => below(suite, [...groups, suite.title])),
  ];
  // The outermost suite is the file.
  return report.suites.flatMap((file) => below(file, []));
}

const BETWEEN = '›';

/** The lines of a file for `playwright test --test-list`. */
export function listLines(tests: readonly BrowserTest[]): string {
  return tests
    .map(({ project, file, titles }) => {
      const odd = titles.find((title) => title.includes(BETWEEN) || title !== title.trim());
      if (odd) throw new Error(`Playwright cannot find "${odd}" by a list: it holds ${BETWEEN} or ends with a space.`);
      return [`[${project}]`, file, ...titles].join(` ${BETWEEN} `);
    })
    .join('\n');
}
