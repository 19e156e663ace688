import { CalendarDays, List, UserRound } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { OutsideButton } from '@/components/ui/navigation/OutsideButton';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { PlaceBar } from '@/components/ui/navigation/PlaceBar';
import { segments } from '@/components/ui/navigation/segments';
import { TwoTabs } from '@/components/ui/navigation/TwoTabs';
import { drawn, LONG, LONG_WORD } from '../base/entry';

const Pills = styled.nav`
  ${pillRow}
  a {
    ${pill}
  }
`;
const Tabs = styled(TwoTabs)`
  ${segments}
` as typeof TwoTabs;

const hrefOf = (page: number) => `/promotions?page=${page}`;

function Tabbed({ texts: [first, second] }: { texts: readonly [string, string] }) {
  const [chosen, setChosen] = useState<'first' | 'second'>('first');
  return (
    <>
      <Tabs
        label="View"
        panel="panel"
        chosen={chosen}
        onChange={setChosen}
        tabs={[
          { name: 'first', icon: CalendarDays, text: first },
          { name: 'second', icon: List, text: second },
        ]}
      />
      <div id="panel" role="tabpanel" aria-labelledby={`panel-${chosen}`}>
        {chosen === 'first' ? first : second}
      </div>
    </>
  );
}

const pills = (texts: readonly string[]) =>
  function PillLinks() {
    return (
      <Pills aria-label="Types">
        {texts.map((text, index) => (
          <a key={text} href="/promotions" aria-current={index === 0 ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </Pills>
    );
  };
const places = (texts: readonly string[]) =>
  function Places() {
    return (
      <PlaceBar
        label="Account"
        places={texts.map((text, index) => ({
          key: text,
          href: '/profile',
          text,
          icon: index === 0 ? UserRound : List,
          isHere: index === 0,
        }))}
      />
    );
  };

export const navigation = [
  drawn('Breadcrumbs', 'components/ui/navigation/Breadcrumbs.tsx', {
    usual: () => (
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Casino', href: '/casino' }, { label: 'Kraken Tides' }]}
      />
    ),
    long: () => (
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: LONG, href: '/casino' }, { label: LONG_WORD }]} />
    ),
  }),
  drawn('OutsideButton', 'components/ui/navigation/OutsideButton.tsx', {
    usual: () => <OutsideButton href="https://www.gamblingtherapy.org/">Gambling Therapy</OutsideButton>,
    long: () => (
      <OutsideButton href="https://www.gamblingtherapy.org/" wide>
        {LONG}
      </OutsideButton>
    ),
  }),
  drawn('Pagination', 'components/ui/navigation/Pagination.tsx', {
    usual: () => <Pagination page={3} pages={7} hrefOf={hrefOf} />,
    first: () => <Pagination page={1} pages={7} hrefOf={hrefOf} />,
    last: () => <Pagination page={7} pages={7} hrefOf={hrefOf} />,
    long: () => <Pagination page={123_456} pages={1_234_567} hrefOf={hrefOf} />,
  }),
  drawn('pills', 'components/ui/navigation/pills.ts', {
    usual: pills(['All', 'Deposit bonus', 'Free spins']),
    long: pills(['All', LONG, LONG_WORD]),
  }),
  drawn('PlaceBar', 'components/ui/navigation/PlaceBar.tsx', {
    usual: places(['Profile', 'Security', 'History']),
    long: places(['Profile', LONG, LONG_WORD]),
  }),
  drawn('TwoTabs, segments', 'components/ui/navigation/TwoTabs.tsx', {
    usual: () => <Tabbed texts={['Calendar', 'List']} />,
    long: () => <Tabbed texts={[LONG, LONG_WORD]} />,
  }),
];
