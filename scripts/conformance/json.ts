import type { JudgedScreen } from './judgeScreens';
import type { Result } from './run';
import type { CheckedCall, Summary } from './summary';
import type { Verdict } from './verdict';

/** The report as docs/conformance/report.schema.json describes it. A change that breaks readers raises `format`. */
export type ConformanceJson = {
  format: 1;
  counts: Readonly<Record<Result['outcome'], number>>;
  protection: readonly string[];
  calls: readonly {
    call: string;
    source: 'specification' | 'contract';
    outcome: CheckedCall['outcome'];
    faults: readonly string[];
  }[];
  capabilities: readonly { name: string; verdict: Verdict; reasons: readonly string[] }[];
  screens: readonly Omit<JudgedScreen, 'name'>[];
  endpoints: Readonly<Record<string, null>>;
};

const callsOf = (calls: readonly CheckedCall[], source: 'specification' | 'contract') =>
  calls.map(({ subject, outcome, reasons }) => ({ call: subject, source, outcome, faults: reasons }));

/** What `--json` prints. */
export function jsonOf(summary: Summary, results: readonly Result[]): ConformanceJson {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const { protection, specification, ours, capabilities, screens, endpoints } = summary;
  return {
    format: 1,
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    protection,
    calls: [...callsOf(specification, 'specification'), ...callsOf(ours, 'contract')],
    capabilities,
    screens: screens.map(({ addresses, verdict, reasons }) => ({ addresses, verdict, reasons })),
    endpoints,
  };
}
