import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Footer } from '@/components/app/frame/Footer';
import { Header } from '@/components/app/frame/Header';
import { OfflineBar } from '@/components/app/frame/OfflineBar';
import { BottomBar } from '@/components/app/menu/BottomBar';
import { MenuSheet } from '@/components/app/menu/MenuSheet';
import { PlayerDropdown } from '@/components/app/menu/PlayerDropdown';
import { Alerts } from '@/components/app/notices/Alerts';
import { alertTold, type Alert } from '@/store/alerts';
import { answersTo } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';
import { Pressed } from '../base/Pressed';
import { LONG_EMAIL } from './accountSafety';

const BRAND = { brandName: 'Harbour' } as const;

const header = (over: Partial<State> = {}): State => ({
  part: () => (
    <div>
      <Header />
    </div>
  ),
  pathname: '/casino',
  ...over,
  settings: { ...BRAND, ...over.settings },
});

const LINK = (label: string) => ({ label, href: 'https://help.example' });
const MARKS = {
  socialLinks: [
    { name: 'Telegram', href: 'https://t.example/harbour', icon: 'marks/telegram.svg' },
    { name: 'Instagram', href: 'https://i.example/harbour', icon: 'marks/instagram.svg' },
  ],
  paymentLogos: [
    { name: 'Visa', icon: 'marks/visa.svg' },
    { name: 'Bitcoin', icon: 'marks/bitcoin.svg' },
  ],
  providerLogos: [{ name: 'Tavola' }, { name: 'Oru Studios' }],
};
const FULL = {
  ...BRAND,
  ...MARKS,
  supportLinks: [{ label: 'help@harbour.example', href: 'mailto:help@harbour.example' }],
  helpLine: LINK('Helpline'),
  licence: 'Licensed by the authority of an island under 8048/JAZ.',
  showLiveChat: true,
  consentRequired: true,
};
const footer = (settings: State['settings'], more: Partial<State> = {}): State => ({
  part: () => (
    <div>
      <Footer year={2026} />
    </div>
  ),
  settings: { ...BRAND, ...settings },
  ...more,
});

/** A menu in which each label is as long as any. */
const LONG_MENU = [
  { key: 'casino', page: 'casino', icon: 'casino', label: LONG_WORD },
  { key: 'rewards', page: 'cashback', icon: 'gift', label: LONG },
];
const LONG_BAR = [
  { key: 'lobby', page: 'home', icon: 'home', label: 'Portefeuille' },
  { key: 'rewards', page: 'cashback', icon: 'gift', label: 'Verantwortungsvoll spielen' },
];
const menu = (over: Partial<State> = {}): State => ({
  part: () => <MenuSheet open values={{}} onClose={() => {}} />,
  pathname: '/casino',
  ...over,
});
const bottom = (settings: State['settings'] = {}, pathname = '/'): State => ({
  part: () => <BottomBar />,
  settings,
  pathname,
});

/** Where the header has it. */
const AtEnd = styled.div`
  display: flex;
  justify-content: end;
`;

const dropdown = (over: Partial<State> = {}): State => ({
  part: () => (
    <Pressed on="button">
      <AtEnd>
        <PlayerDropdown />
      </AtEnd>
    </Pressed>
  ),
  answers: {},
  ...over,
});

/** Alerts that were told when the page came. */
function Told({ alerts }: { alerts: readonly Omit<Alert, 'id'>[] }) {
  const dispatch = useDispatch();
  useEffect(() => {
    for (const alert of alerts) dispatch(alertTold(alert));
  }, [alerts, dispatch]);
  return (
    <div>
      <Alerts />
    </div>
  );
}
const told = (...alerts: Omit<Alert, 'id'>[]): State => ({ part: () => <Told alerts={alerts} /> });
const SAVED = { kind: 'success', text: 'The link was copied' } as const;
const FAILED = { kind: 'error', text: 'The bank refused the payment' } as const;

/** A browser that has lost the network. */
function Offline({ children }: { children: ReactNode }) {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  }, []);
  return children;
}

export const appEntries: readonly Entry[] = [
  {
    name: 'Header',
    file: 'components/app/frame/Header.tsx',
    states: {
      usual: header(),
      noLogIn: header({ settings: { loginOff: true } }),
      noSearch: header({ settings: { endpoints: { games: null } } }),
      player: header({
        answers: answersTo({ inbox: () => ({ data: { entries: [] } }), playSession: never }),
        player: { currencyCode: 'EUR' },
        late: true,
      }),
      long: header({ settings: { brandName: LONG_WORD } }),
    },
  },
  {
    name: 'Footer',
    file: 'components/app/frame/Footer.tsx',
    states: {
      usual: footer(FULL),
      empty: footer({}),
      player: footer(FULL, { answers: {} }),
      long: footer({
        ...FULL,
        brandName: LONG_WORD,
        helpLine: LINK(LONG),
        licence: `${LONG} ${LONG_WORD}`,
        supportLinks: [LINK(LONG), LINK(LONG_WORD)],
        providerLogos: [{ name: LONG_WORD }, { name: LONG }],
      }),
    },
  },
  {
    name: 'Menu',
    file: 'components/app/menu/MenuSheet.tsx',
    states: {
      usual: menu(),
      player: menu({ answers: {} }),
      panel: menu({ settings: { navigationSystem: 'panel' } }),
      long: menu({ settings: { navigation: LONG_MENU } }),
    },
  },
  {
    name: 'Bottom bar',
    file: 'components/app/menu/BottomBar.tsx',
    states: { usual: bottom(), current: bottom({}, '/cashback'), long: bottom({ bottomMenu: LONG_BAR }) },
  },
  {
    name: 'Menu of a player',
    file: 'components/app/menu/PlayerDropdown.tsx',
    states: {
      usual: dropdown(),
      closed: dropdown({ part: () => <PlayerDropdown /> }),
      noEmail: dropdown({ player: { email: null } }),
      long: dropdown({ player: { firstName: LONG_WORD, lastName: LONG, email: LONG_EMAIL } }),
    },
  },
  {
    name: 'Alerts',
    file: 'components/app/notices/Alerts.tsx',
    states: {
      usual: told(SAVED),
      error: told(FAILED),
      both: told(SAVED, FAILED, { kind: 'error', text: 'The page could not be loaded' }),
      long: told({ kind: 'success', text: LONG }, { kind: 'error', text: `${LONG} ${LONG_WORD}` }),
    },
  },
  {
    name: 'Without a network',
    file: 'components/app/frame/OfflineBar.tsx',
    states: {
      usual: {
        part: () => (
          <Offline>
            <OfflineBar />
          </Offline>
        ),
      },
    },
  },
];
