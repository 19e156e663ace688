import { InboxBell } from '@/components/inbox/InboxBell';
import { InboxDialog } from '@/components/inbox/InboxDialog';
import { type AnswerOf } from '@/contract/wire';
import { answersTo, hence } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Wire = AnswerOf<'inbox'>['data']['entries'][number];

const euro = { currencyCode: 'EUR' };

const entries = (): Wire[] => [
  {
    ...euro,
    id: 'claim',
    kind: 'claim',
    at: hence(-5),
    read: false,
    amount: '4.82',
    endsAt: hence(12),
    bonusId: 'b1',
  },
  {
    id: 'safety',
    kind: 'safety',
    at: hence(-30),
    read: false,
    event: 'newDevice',
    device: 'Firefox',
    countryCode: 'DE',
  },
  {
    ...euro,
    id: 'paid',
    kind: 'withdrawal',
    at: hence(-50),
    read: true,
    stage: 'completed',
    amount: '40.00',
    reference: 'W-1',
    withdrawalId: 'w1',
    reason: null,
  },
  {
    ...euro,
    id: 'refused',
    kind: 'withdrawal',
    at: hence(-52),
    read: false,
    stage: 'rejected',
    amount: '25.00',
    reference: 'W-2',
    withdrawalId: 'w2',
    reason: 'The account is not in your name.',
  },
  {
    id: 'document',
    kind: 'document',
    at: hence(-70),
    read: true,
    document: 'Passport',
    documentId: 'd1',
    status: 'requested',
    reason: null,
  },
  {
    id: 'bonus',
    kind: 'bonus',
    at: hence(-80),
    read: true,
    event: 'granted',
    name: 'Reload',
    endsAt: hence(90),
    bonusId: 'b2',
  },
  {
    ...euro,
    id: 'prize',
    kind: 'prize',
    at: hence(-99),
    read: true,
    name: 'Lantern Race',
    tournamentId: 't1',
    position: 3,
    amount: null,
    freeSpins: 20,
    game: 'Kraken Tides',
  },
];

const long = (): Wire[] => [
  {
    ...euro,
    id: 'long',
    kind: 'withdrawal',
    at: hence(-2),
    read: false,
    stage: 'rejected',
    amount: '123456789.00',
    reference: LONG_WORD,
    withdrawalId: 'w1',
    reason: LONG,
  },
  {
    id: 'word',
    kind: 'bonus',
    at: hence(-40),
    read: true,
    event: 'granted',
    name: LONG_WORD,
    endsAt: hence(90),
    bonusId: 'b1',
  },
];

const said = (of: () => Wire[]) => () => ({ data: { entries: of() } });
const readAll = () => entries().map((entry) => ({ ...entry, read: true }));

const inbox = (answer: Parameters<typeof answersTo>[0]['inbox']): State => ({
  part: () => <InboxDialog open values={{}} onClose={() => {}} />,
  answers: answersTo({ inbox: answer }),
});
const bell = (answer: Parameters<typeof answersTo>[0]['inbox']): State => ({
  ...inbox(answer),
  part: () => <InboxBell />,
});

export const inboxEntries: readonly Entry[] = [
  {
    name: 'Inbox',
    file: 'components/inbox/InboxDialog.tsx',
    states: {
      usual: inbox(said(entries)),
      read: inbox(said(readAll)),
      loading: inbox(never),
      empty: inbox(said(() => [])),
      error: inbox(undefined),
      long: inbox(said(long)),
    },
  },
  {
    name: 'Inbox bell',
    file: 'components/inbox/InboxBell.tsx',
    states: { usual: bell(said(entries)), read: bell(said(readAll)) },
  },
];
