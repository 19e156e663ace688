import type { JudgedScreen, ScreenReason } from './judgeScreens';

/** How many calls are named in a line; `--json` has them all. */
const MOST = 6;

function namesOf(calls: readonly string[]): string {
  const rest = calls.length - MOST;
  return [...calls.slice(0, MOST), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

const CAUSES = {
  missing: (calls) => `missing: ${calls}`,
  wrong: (calls) => `answered otherwise: ${calls}`,
  unchecked: (calls) => `not asked: ${calls}`,
} satisfies Record<ScreenReason['because'], (calls: string) => string>;

const reasonLine = ({ because, calls, players }: ScreenReason): string =>
  `${players} (${CAUSES[because](namesOf(calls))})`;

/** A screen takes as many lines as it has addresses or reasons. */
function linesOf({ addresses, verdict, reasons }: JudgedScreen, width: number): string[] {
  const whys = reasons.map(reasonLine);
  return Array.from({ length: Math.max(addresses.length, whys.length) }, (_, line) =>
    `${(addresses[line] ?? '').padEnd(width)}  ${(line === 0 ? verdict : '').padEnd(9)}  ${whys[line] ?? ''}`.trimEnd(),
  );
}

/** The lines of a table of screens: addresses, verdict, and why. */
export function screensTable(screens: readonly JudgedScreen[]): string[] {
  const width = Math.max(...screens.flatMap(({ addresses }) => addresses.map(({ length }) => length)));
  return screens.flatMap((screen) => linesOf(screen, width));
}
