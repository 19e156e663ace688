import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import { cannot, without } from './withoutCall';
import { SCREENS, type Screen } from './screens';
import { worst, type Judged, type Verdict } from './verdict';

/** Why a screen is not as it could be. */
export type ScreenReason = {
  /** missing: the backend lacks these calls. wrong: they answer otherwise than the contract has it. unchecked: nobody asked. */
  because: 'missing' | 'wrong' | 'unchecked';
  calls: readonly string[];
  /** What was wrong with the answers; empty for calls that are missing. */
  faults: readonly string[];
  /** What players then find, or do not, in a sentence. */
  players: string;
};

export type JudgedScreen = {
  /** The first of its addresses. */
  name: string;
  addresses: readonly string[];
  verdict: Verdict;
  reasons: readonly ScreenReason[];
};

type Judges = { call: (call: string) => Judged; capability: (name: Capability) => Judged };

const NOT_OFFERED = 'Not in menus and links; its address says that this casino does not offer it';
const FAILS = 'It opens, and says that it could not be loaded';

/** What a fault of an answer does to players, by the words that backend/check.ts and the contract's schemas have for it. */
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/ instead of 200$|no answer/, 'What needs the call ends with an error and the offer to try again'],
  [/answered 403\b.* instead of 403 SESSION_EXPIRED$/, 'No difference: every 403 ends the session'],
  [/answered [45]\d\d\b.* instead of \d+ \w+$/, 'A refusal is told in general words instead of by its own reason'],
  [/\bmust (be|have|match|NOT)\b|JSON|content type/, 'What has another shape is read as far as possible, or left out'],
];

const effectOf = (fault: string): string =>
  EFFECTS.find(([words]) => words.test(fault))?.[1] ?? 'It does something else than the site expects';

/** A call that is there, but wrong: one reason for each kind of fault. */
function wrong({ name, reasons }: Judged): ScreenReason[] {
  const effects = [...new Set(reasons.map(effectOf))];
  return effects.map((players) => ({
    because: 'wrong',
    calls: [name],
    faults: reasons.filter((fault) => effectOf(fault) === players),
    players,
  }));
}

function reasonsOfCall(call: Judged, missing: string): ScreenReason[] {
  const { name, verdict, reasons } = call;
  if (verdict === 'works') return [];
  if (verdict === 'absent') return [{ because: 'missing', calls: [name], faults: [], players: missing }];
  if (verdict === 'unchecked')
    return [{ because: 'unchecked', calls: [name], faults: reasons, players: 'Not known: the call was not made' }];
  return wrong(call);
}

function reasonsOfCapability(name: Capability, judges: Judges, isOwn: boolean): ScreenReason[] {
  const { verdict } = judges.capability(name);
  const { needs, needsOneOf = [] }: CapabilityRow = CAPABILITIES[name];
  const needed = [...needs, ...needsOneOf].map(judges.call);
  const lost = isOwn ? { absent: NOT_OFFERED, breaks: FAILS } : { absent: cannot(name), breaks: cannot(name) };
  if (verdict === 'absent' || verdict === 'breaks') {
    const telling = needed.filter((call) => call.verdict === verdict);
    return telling.map(({ name: call, reasons }) => ({
      because: verdict === 'absent' ? 'missing' : 'wrong',
      calls: [call],
      faults: verdict === 'absent' ? [] : reasons,
      players: lost[verdict],
    }));
  }
  const { uses = [] } = CAPABILITY_NOTES[name];
  // Of several calls of which one is enough only the answers matter, not which are there.
  const counted = needed.filter((call) => call.verdict !== 'absent');
  return [
    ...counted.flatMap((call) => reasonsOfCall(call, cannot(name))),
    ...uses.flatMap((call) => reasonsOfCall(judges.call(call), without(call))),
  ];
}

/** In the order of a report. */
const CAUSES: readonly ScreenReason['because'][] = ['missing', 'wrong', 'unchecked'];

/** One reason for all calls with the same cause and effect. */
function merged(reasons: readonly ScreenReason[]): ScreenReason[] {
  const kinds = [...new Set(reasons.map(({ because, players }) => `${because} ${players}`))];
  const all = kinds.flatMap((kind) => {
    const same = reasons.filter(({ because, players }) => `${because} ${players}` === kind);
    const [first] = same;
    if (!first) return [];
    const calls = [...new Set(same.flatMap((reason) => reason.calls))];
    return [{ ...first, calls, faults: [...new Set(same.flatMap(({ faults }) => faults))] }];
  });
  return all.sort((one, other) => CAUSES.indexOf(one.because) - CAUSES.indexOf(other.because));
}

const VERDICTS = { missing: 'reduced', wrong: 'reduced', unchecked: 'unchecked' } as const;

function judgeScreen({ addresses, own, parts = [], calls = [] }: Screen, judges: Judges): JudgedScreen {
  const [name = ''] = addresses;
  const main = own ? reasonsOfCapability(own, judges, true) : [];
  const verdict = own ? judges.capability(own).verdict : 'works';
  if (verdict === 'absent') return { name, addresses, verdict, reasons: merged(main) };
  const reasons = merged([
    ...main,
    ...parts.flatMap((part) => reasonsOfCapability(part, judges, false)),
    ...calls.flatMap((call) => reasonsOfCall(judges.call(call), without(call))),
  ]);
  return { name, addresses, verdict: worst([verdict, ...reasons.map(({ because }) => VERDICTS[because])]), reasons };
}

/** Every screen of the site: whether it works, is reduced or absent, and why. */
export const judgeScreens = (judges: Judges): JudgedScreen[] => SCREENS.map((screen) => judgeScreen(screen, judges));
