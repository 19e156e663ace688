import { Amount } from '@/components/ui/figures/Amount';
import { CalendarFrame, Weekdays, Weeks } from '@/components/ui/figures/calendarLook';
import { FactList } from '@/components/ui/figures/FactList';
import { Count, Day, Figure, Multiplier, Percent } from '@/components/ui/figures/Figures';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import { StatList } from '@/components/ui/figures/StatList';
import { Tag } from '@/components/ui/figures/Tag';
import { TimeLeft } from '@/components/ui/figures/TimeLeft';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const FACTS = [
  { key: 'rtp', label: 'Return to player', value: <Percent value={94.31} decimals={2} /> },
  { key: 'max', label: 'Highest win', value: <Multiplier value={5000} /> },
  { key: 'bet', label: 'Bets', value: '€0.10 – €100.00' },
];
const LONG_FACTS = [
  { key: 'a', label: LONG, value: LONG },
  { key: 'b', label: LONG_WORD, value: LONG_WORD },
];
const DAYS = Array.from({ length: 14 }, (_, day) => day + 1);
const HOUR_MS = 3_600_000;

export const figures = [
  drawn('Amount', 'components/ui/figures/Amount.tsx', {
    usual: () => <Amount value="1234.5" currency="EUR" />,
    signed: () => <Amount value="-18.40" currency="EUR" sign="exceptZero" />,
    bare: () => <Amount value="18.40" currency="EUR" bare />,
    demo: () => <Amount value="1000.00" currency="DEMO" />,
    empty: () => <Amount value={null} currency="EUR" />,
    long: () => <Amount value="0.12345678" currency="BTC" />,
  }),
  drawn('CalendarFrame', 'components/ui/figures/calendarLook.ts', {
    usual: () => (
      <CalendarFrame aria-label="Calendar">
        <header>
          <h2>9 – 22 November</h2>
        </header>
        <Weekdays aria-hidden>
          {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </Weekdays>
        <Weeks>
          {DAYS.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </Weeks>
      </CalendarFrame>
    ),
  }),
  drawn('FactList', 'components/ui/figures/FactList.tsx', {
    usual: () => <FactList label="Facts" facts={FACTS} />,
    long: () => <FactList label="Facts" facts={LONG_FACTS} />,
    sums: () => <FactList label="Facts" facts={[{ key: 'sum', label: LONG, value: '−€1,234.50' }]} sums />,
  }),
  drawn('Figures', 'components/ui/figures/Figures.tsx', {
    usual: () => (
      <>
        <p>
          <Percent value={94.31} decimals={1} /> · <Multiplier value={5000} /> · <Count value={2418} />
        </p>
        <p>
          <Day value="2026-11-20" /> · <Figure>12:30</Figure>
        </p>
      </>
    ),
  }),
  drawn('ProgressBar', 'components/ui/figures/ProgressBar.ts', {
    usual: () => <ProgressBar aria-label="Wagered" value={0.4} max={1} />,
    empty: () => <ProgressBar aria-label="Wagered" value={0} max={1} />,
    full: () => <ProgressBar aria-label="Wagered" value={1} max={1} />,
  }),
  drawn('RunningTime', 'components/ui/figures/RunningTime.tsx', {
    usual: () => <RunningTime since={Date.now() - HOUR_MS} />,
  }),
  drawn('StatList', 'components/ui/figures/StatList.tsx', {
    usual: () => <StatList label="Game" stats={FACTS} />,
    even: () => <StatList label="Game" stats={FACTS.slice(0, 2)} />,
    long: () => <StatList label="Game" stats={LONG_FACTS} />,
  }),
  drawn('Tag', 'components/ui/figures/Tag.tsx', { usual: () => <Tag>New</Tag> }),
  drawn('TimeLeft', 'components/ui/figures/TimeLeft.tsx', {
    usual: () => <TimeLeft until={Date.now() + HOUR_MS / 4} />,
    over: () => <TimeLeft until={Date.now() - HOUR_MS} />,
  }),
];
