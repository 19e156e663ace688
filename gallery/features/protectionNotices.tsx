import { FirstLimits } from '@/components/protection/notices/FirstLimits';
import { DepositGate } from '@/components/protection/notices/DepositGate';
import { NoticeDialog } from '@/components/protection/notices/NoticeDialog';
import { type AnswerOf } from '@/contract/wire';
import { answersTo, refused } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';
import { Pressed } from '../base/Pressed';
import { limit, limits } from './protection';

type Said = Parameters<typeof answersTo>[0];
type Told = AnswerOf<'protectionNotices'>['data']['notices'][number];

const PERIODS = [0, 1, 2] as const;
const NONE = limits(
  ...PERIODS.map((period) => limit(period)),
  ...PERIODS.map((period) => limit(period, { kind: 'loss' })),
);

const FUNDS =
  'Your money is kept apart from ours, in an account of its own.\n\nIf we fail, it is not part of what we owe.';
const funds = (text = FUNDS): Told => ({ id: 'f1', kind: 'funds', text });
const OFFER: Told = { id: 'l1', kind: 'limits', kinds: ['deposit'], at: 'registration' };
const SECOND_STEP: Told = { id: 's1', kind: 'secondStep' };
const reminder = (over: Partial<Extract<Told, { kind: 'reminder' }>> = {}): Told => ({
  id: 'r1',
  kind: 'reminder',
  from: '2026-05-20',
  to: '2026-11-19',
  currencyCode: 'EUR',
  deposits: '420.00',
  withdrawals: '75.50',
  wins: '1104.20',
  losses: '1449.90',
  playedSeconds: 155_000,
  hasLimits: true,
  ...over,
});
const LARGE = {
  deposits: '123456789012.00',
  withdrawals: '98765432109.99',
  wins: '123456789012.00',
  losses: '987654321098.00',
  playedSeconds: 123_456_789,
} as const;
const told = (...notices: Told[]) => ({ data: { notices } });

const said = (protectionNotices: Said['protectionNotices'], more: Said = {}) =>
  answersTo({ protectionNotices, limits: NONE, ...more });

const dialog = (before: string, notices: Said['protectionNotices'], more?: Said, press?: string): State => {
  const values = { before };
  const Opened = () => <NoticeDialog open values={values} onClose={() => {}} />;
  return {
    part: press
      ? () => (
          <Pressed on={press}>
            <Opened />
          </Pressed>
        )
      : Opened,
    player: { currencyCode: 'EUR' },
    answers: said(notices, more),
  };
};
const READ = '.answers > button:last-child';

const gate = (notices: Said['protectionNotices']): State => ({
  part: () => (
    <DepositGate>
      <p>The cashier</p>
    </DepositGate>
  ),
  pathname: '/deposit',
  player: { currencyCode: 'EUR' },
  answers: said(notices),
});

type Step = Parameters<typeof FirstLimits>[0]['step'];
const OFFERED: Step = { kind: 'limits', id: 'l1', kinds: ['deposit'], demanded: [] };
const DEMANDED: Step = { kind: 'limits', id: null, kinds: ['deposit'], demanded: ['deposit'] };
const BOTH: Step = { ...DEMANDED, kinds: ['deposit', 'loss'] };

const first = (step: Step, said: Said = {}, press?: string): State => ({
  part: () => {
    const asked = <FirstLimits step={step} onHold={() => undefined} />;
    return press ? <Pressed on={press}>{asked}</Pressed> : asked;
  },
  player: { currencyCode: 'EUR' },
  answers: answersTo({ limits: NONE, ...said }),
});

/** What a player is told and asked before a deposit, before play and now and then. */
export const noticeEntries: readonly Entry[] = [
  {
    name: 'Protection notice',
    file: 'components/protection/notices/NoticeDialog.tsx',
    states: {
      usual: dialog('deposit', told(funds(), SECOND_STEP)),
      funds: dialog('deposit', told(funds())),
      limits: dialog('now', told(OFFER)),
      reminder: dialog('now', told(reminder())),
      noLimits: dialog('now', told(reminder({ hasLimits: false }))),
      loading: dialog('now', never),
      sending: dialog('deposit', told(funds()), { answerNotice: never }, READ),
      refused: dialog('deposit', told(funds()), { answerNotice: refused('NOTICE_NOT_FOUND') }, READ),
      lost: dialog('deposit', told(funds()), {}, READ),
      error: dialog('now', told(OFFER), { limits: undefined }),
      long: dialog(
        'deposit',
        told(funds(Array.from({ length: 12 }, (_, at) => `${at} ${LONG} ${LONG_WORD}`).join('\n\n'))),
      ),
      large: dialog('now', told(reminder(LARGE))),
    },
  },
  {
    name: 'Before a deposit',
    file: 'components/protection/notices/DepositGate.tsx',
    states: {
      usual: gate(told(funds())),
      limits: gate(told(OFFER)),
      secondStep: gate(told(SECOND_STEP)),
      loading: gate(never),
      empty: gate(told()),
      long: gate(told(funds(`${LONG} ${LONG_WORD}`))),
    },
  },
  {
    name: 'First limits',
    file: 'components/protection/notices/FirstLimits.tsx',
    states: {
      usual: first(OFFERED),
      demanded: first(DEMANDED),
      both: first(BOTH),
      missing: first(DEMANDED, {}, '[type=submit]'),
      declining: first(OFFERED, { answerNotice: never }, '.answers > button:first-child'),
      refused: first(OFFERED, { answerNotice: refused('NOTICE_NOT_FOUND') }, '.answers > button:first-child'),
      loading: first(OFFERED, { limits: never }),
      error: first(OFFERED, { limits: undefined }),
    },
  },
];
