import { type Result } from './run';
import { screensTable } from './screensTable';
import { type CheckedCall, type Summary } from './summary';
import { type Judged } from './verdict';

const MARKS = { passed: 'ok', failed: 'FAILED', skipped: 'skipped', absent: 'absent' } as const;

/** How many reasons are written out of a call, and of what rests on calls; `--json` has them all. */
const REASONS = { call: 8, judged: 3 } as const;

function because(reasons: readonly string[], most: number): string {
  const rest = reasons.length - most;
  const said = [...reasons.slice(0, most), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return said.length > 0 ? `: ${said.join('; ')}` : '';
}

/** "ok       games", or a line that ends with the reasons. */
export const lineOf = ({ subject, outcome, reasons }: CheckedCall): string =>
  `${MARKS[outcome].padEnd(8)} ${subject}${because(reasons, REASONS.call)}`;

/** "9 passed, 1 failed, 1 skipped" */
export function closingLine(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

const judgedLine = ({ name, verdict, reasons }: Judged): string =>
  `${verdict.padEnd(9)} ${name}${because(reasons, REASONS.judged)}`;

const part = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;

/** The whole report as text: players' protection first, then calls by origin, capabilities, screens and settings. */
export function reportOf(summary: Summary): string {
  const { protection, specification, ours, capabilities, screens, endpoints } = summary;
  const missing = Object.keys(endpoints).length > 0 ? JSON.stringify({ endpoints }, null, 2).split('\n') : [];
  return [
    part('Do not go live like this', protection),
    part("The specification's calls", specification.map(lineOf)),
    part('Calls of this contract', ours.map(lineOf)),
    part('What players can do', capabilities.map(judgedLine)),
    part('Screens, and what players find there', screensTable(screens)),
    part('For the settings: calls that this backend does not have', missing),
  ].join('');
}
