import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import { operationsOfContract } from '@/contract/document';
import type { OperationId } from '@/contract/wire';
import type { Observed } from './backend/observed';
import { judgeScreens, type JudgedScreen } from './judgeScreens';
import type { Result } from './run';
import { ORDER, worst, type Judged, type Verdict } from './verdict';

/** The result of a call's check; absent where there is no such call. */
export type CheckedCall = Omit<Result, 'outcome'> & { outcome: Result['outcome'] | 'absent' };

export type Summary = {
  /** What players cannot do to protect themselves, in sentences. */
  protection: readonly string[];
  specification: readonly CheckedCall[];
  ours: readonly CheckedCall[];
  capabilities: readonly Judged[];
  /** Every screen of the site, with what players find there. */
  screens: readonly JudgedScreen[];
  /** For the setting `endpoints`: the calls that the backend does not have. */
  endpoints: Readonly<Record<string, null>>;
};

const SPECIFIED = new Set<string>(
  operationsOfContract
    .filter((operation) => operation['x-source'] === 'specification')
    .map(({ operationId }) => operationId),
);

type Seen = Pick<Observed, 'missing' | 'answered'>;

/** One call as far as the site depends on it. */
function judgeCall(subject: string, results: ReadonlyMap<string, Result>, seen: Seen): Judged {
  const result = results.get(subject);
  const id = subject as OperationId;
  const reasons = (result?.reasons ?? []).map((reason) => `${subject}: ${reason}`);
  if (seen.missing().has(id)) return { name: subject, verdict: 'absent', reasons: [`there is no ${subject}`] };
  if (!result || result.outcome === 'skipped' || (result.outcome === 'failed' && seen.answered(id) === null))
    return { name: subject, verdict: 'unchecked', reasons };
  if (result.outcome === 'passed') return { name: subject, verdict: 'works', reasons: [] };
  return { name: subject, verdict: seen.answered(id) ? 'reduced' : 'breaks', reasons };
}

/** What a call adds at most takes something away. */
const softened = (verdict: Verdict): Verdict => (verdict === 'absent' || verdict === 'breaks' ? 'reduced' : verdict);

function judgeCapability(name: Capability, judge: (operation: string) => Judged): Judged {
  const { needs, needsOneOf = [] }: CapabilityRow = CAPABILITIES[name];
  const { uses = [] } = CAPABILITY_NOTES[name];
  const needed = needs.map(judge);
  const [best] = needsOneOf.map(judge).sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const added = uses.map(judge).map((call) => ({ ...call, verdict: softened(call.verdict) }));
  const parts = [...needed, ...(best ? [best] : []), ...added];
  const verdict = worst(parts.map((part) => part.verdict));
  // Of what is left out only what is missing matters.
  const telling = verdict === 'absent' ? parts.filter((part) => part.verdict === 'absent') : parts;
  return { name, verdict, reasons: telling.flatMap(({ reasons }) => reasons) };
}

/** The results of a run in an operator's words. */
export function summarise(results: readonly Result[], seen: Seen): Summary {
  const bySubject = new Map(results.map((result) => [result.subject, result]));
  const call = (operation: string) => judgeCall(operation, bySubject, seen);
  const names = Object.keys(CAPABILITIES) as Capability[];
  const capabilities = names.map((name) => judgeCapability(name, call));
  const byName = new Map(capabilities.map((judged) => [judged.name, judged]));
  const unprotected = capabilities.filter(
    ({ name, verdict }) =>
      CAPABILITY_NOTES[name as Capability].protects && (verdict === 'absent' || verdict === 'breaks'),
  );
  const missing = seen.missing();
  const calls = results.map((result): CheckedCall =>
    missing.has(result.subject as OperationId) ? { subject: result.subject, outcome: 'absent', reasons: [] } : result,
  );
  return {
    protection: unprotected.map(({ name, verdict }) => {
      const lacks = verdict === 'absent' ? 'lacks' : 'does not answer';
      return `Players cannot ${CAPABILITY_NOTES[name as Capability].words}: the backend ${lacks} the calls for it.`;
    }),
    specification: calls.filter(({ subject }) => SPECIFIED.has(subject)),
    ours: calls.filter(({ subject }) => !SPECIFIED.has(subject)),
    capabilities,
    screens: judgeScreens({ call, capability: (name) => byName.get(name)! }),
    endpoints: Object.fromEntries([...missing].sort().map((id) => [id, null])),
  };
}
