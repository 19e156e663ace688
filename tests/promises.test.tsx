import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EntryAside } from '@/components/account/entry/EntryAside';
import { AddressHead } from '@/components/app/head/AddressHead';
import { GameHead } from '@/components/app/head/GameHead';
import { StaticPage } from '@/components/site/content/StaticPage';
import { HelpCard } from '@/components/site/support/HelpCard';
import { mergeSettings } from '@/domain/site/merge';
import { toolsOf } from '@/domain/site/promises';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { usePanelText } from '@/hooks/told/usePanelText';
import ContactsPage from '@/pages/contacts';
import DepositPage from '@/pages/deposit';
import HomePage from '@/pages/index';
import ResponsibilityPage from '@/pages/responsibility';
import { STORED, writeStored } from '@/services/browser/storage';
import { makeStore } from '@/store/store';
import { show } from './render';
import { sampleDetails } from './sampleGames';

jest.mock('next/head', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const NO_TOOLS = { limits: null, freezeAccount: null, selfExclude: null };
const helpLine = { label: 'Helpers', href: 'https://help.example/' };
const supportLinks = [{ label: 'Mail', href: 'mailto:help@site.example' }];
const questions = [{ question: 'How?', answer: [] }];
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';

test.each([
  ['games and demos', { allowGuestPlayDemoGames: true, demoUserId: '7' }, /Demos are free/],
  ['games without demos', {}, /^Games at Harbour, with return to player and volatility shown up front\.$/],
  ['no games', { endpoints: { games: null } }, /^Harbour is an online casino\.$/],
  [
    'games that cannot be started',
    { allowGuestPlayDemoGames: true, demoUserId: '7', endpoints: { launchGame: null } },
    /^Games at Harbour, with/,
  ],
])('the default description of a casino with %s says no more', (_, settings, words) => {
  show(<AddressHead />, { settings: { brandName: 'Harbour', ...settings } });
  expect(description()).toMatch(words);
});

test.each([
  ['tools and people', { helpLine }, 'Tools to stay in control, and people to talk to.'],
  ['tools', {}, 'Tools to stay in control.'],
  ['people', { helpLine, endpoints: NO_TOOLS }, 'People you can talk to.'],
  ['neither', { endpoints: NO_TOOLS }, 'If playing stops being fun, stop.'],
])('the page about safer play promises %s where they are', (_, settings, lead) => {
  show(<ResponsibilityPage blocks={null} written={null} questions={[]} />, { settings });
  expect(screen.getByText(lead)).toBeVisible();
});

test.each([
  [{ helpLine }, /^Limits, breaks, account freezes and self-exclusion/],
  [{}, /^Safer play tools/],
  [{ helpLine, endpoints: { freezeAccount: null } }, /^Safer play tools/],
  [{ helpLine, endpoints: NO_TOOLS }, /^Learn about responsible gambling/],
])('its description with %j names no tool that is not there', (settings, words) => {
  show(<ResponsibilityPage blocks={null} written={null} questions={[]} />, { settings });
  expect(description()).toMatch(words);
});

test.each([
  [supportLinks, questions, /^How to reach .*, and answers/],
  [supportLinks, [], /^How to reach [^,]*\.$/],
  [[], questions, /^Answers to common questions/],
  [[], [], /hasn’t listed any contact details yet/],
])('contacts %j with questions %j promise nothing more', (links, asked, words) => {
  show(<ContactsPage blocks={null} written={null} questions={asked} />, { settings: { supportLinks: links } });
  expect(description()).toMatch(words);
});

test('help that needs no account is promised where the operator names a help line', () => {
  const { unmount } = show(<HelpCard />, { settings: { helpLine } });
  expect(screen.getByText(/You don’t need an account to get help/)).toBeVisible();
  unmount();
  show(<HelpCard />);
  expect(screen.queryByText(/You don’t need an account to get help/)).toBeNull();
});

test('a page without a text sends to support only where there is support', () => {
  const page = <StaticPage page="privacy-policy" content={null} written={null} />;
  const { unmount } = show(page, { settings: { supportLinks } });
  expect(screen.getByText(/contact support/)).toBeVisible();
  unmount();
  show(page);
  expect(screen.getByText('This page isn’t ready yet.')).toBeVisible();
});

function LimitsText() {
  return <p>{usePanelText()('limits')}</p>;
}

test('the page of limits names its tools only where all of them are there', () => {
  const { unmount } = show(<LimitsText />);
  expect(screen.getByText(/the reality check, breaks and self-exclusion/)).toBeVisible();
  unmount();
  show(<LimitsText />, { settings: { endpoints: { playSession: null } } });
  expect(screen.getByText('Safer play tools for your account.')).toBeVisible();
});

test('tools are all, some or none', () => {
  expect([{}, { limits: null }, NO_TOOLS].map((endpoints) => toolsOf(mergeSettings({ endpoints })))).toEqual([
    'all',
    'some',
    'none',
  ]);
});

const DEMOS = { allowGuestPlayDemoGames: true, demoUserId: '7' };

test.each([
  ['a demo for guests', true, DEMOS, /before you play, and try the free demo\.$/],
  ['no demo of the game', false, DEMOS, /rules before you play\.$/],
  ['no demos for guests', true, {}, /rules before you play\.$/],
])('the description of a game with %s promises nothing else', (_, demo, settings, words) => {
  show(<GameHead game={sampleDetails({ demo })} />, { settings });
  expect(description()).toMatch(words);
});

test('a game whose return is not known has no description that names it', () => {
  const { stats } = sampleDetails();
  show(<GameHead game={sampleDetails({ stats: { ...stats, returnToPlayer: 0 } })} />);
  expect(description()).toBe('');
});

test('the picture of a game for previews and search engines is one that there is, for which no placeholder stands', () => {
  show(<GameHead game={sampleDetails({ thumbnail: 'games/koi.{width}.{type}' })} />);
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toMatch(/\/api\/core\/casino\/assets\/games\/koi\.360\.webp$/);
  expect(document.head.innerHTML + document.body.innerHTML).not.toMatch(/%7B|\{width/);
});

function Contactable() {
  return <p>{String(useHasContacts())}</p>;
}

test.each([
  ['nothing', {}, false],
  ['a link', { supportLinks: [{ label: 'Mail', href: 'mailto:help@baize.example' }] }, true],
  ['live chat', { showLiveChat: true, liveChatScript: 'https://chat.example/a.js' }, true],
  ['live chat without its script', { showLiveChat: true }, false],
])('with %s a player can or cannot reach the operator', (_, settings, can) => {
  show(<Contactable />, { settings });
  expect(screen.getByText(String(can))).toBeVisible();
});

const ODDS = /RTP/;

test.each([
  ['games with pages of their own', {}, true],
  ['games without pages', { game: null }, false],
  ['no games', { games: null }, false],
])(
  'with %s the home page, its description and the entry form tell of the RTP only where it is shown',
  (_, endpoints, told) => {
    const settings = { ...DEMOS, endpoints };
    show(<HomePage heroGames={[]} guestOffer={null} questions={[]} written={null} />, { settings });
    expect(ODDS.test(document.body.textContent)).toBe(told);
    expect(ODDS.test(description())).toBe(told);
    expect(/Demos are free/.test(document.body.textContent)).toBe(told);
    const { container } = show(<EntryAside />, { settings });
    expect(ODDS.test(container.textContent)).toBe(told);
  },
);

test.each([
  [
    'an account to deposit, and how payments work',
    {},
    [{ type: 'paragraph', text: 'By card.' }] as const,
    /need an account to deposit/,
    /how payments work/,
  ],
  [
    'only that the ways to pay depend on country and currency',
    { createDeposit: null },
    null,
    /^Which methods/,
    /^Payment methods at Baize\.$/,
  ],
])('the cashier tells a guest of %s', (_, endpoints, blocks, lead, words) => {
  show(<DepositPage blocks={blocks} written={null} questions={[]} />, { settings: { endpoints } });
  expect(screen.getByText(lead)).toBeVisible();
  expect(description()).toMatch(words);
});

test('the cashier tells nothing that is for guests while a stored session is not known yet', () => {
  const cashier = () =>
    show(<DepositPage blocks={null} written={null} questions={[]} />, {
      store: makeStore({ http: () => new Promise(() => {}) }),
    });
  const { unmount } = cashier();
  expect(screen.getByText(/need an account/)).toBeVisible();
  unmount();
  writeStored(STORED.token, 'a');
  cashier();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText(/need an account/)).toBeNull();
});
