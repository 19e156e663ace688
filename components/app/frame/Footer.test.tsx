import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MARKETS } from '@/config/markets/markets';
import { inMarket } from '@/domain/site/inMarket';
import { SettingsProvider, useSettings } from '@/hooks/useSettings';
import { show, Surroundings } from '@/tests/render';
import { Footer } from './Footer';

const footer = <Footer year={2026} />;
const regions = {
  socialLinks: [{ name: 'Telegram', href: 'https://t.example/harbour', icon: 'marks/telegram.svg' }],
  paymentLogos: [{ name: 'Visa', icon: 'marks/visa.svg' }],
  providerLogos: [
    { name: 'Tavola', icon: null },
    { name: 'Oakum', icon: 'marks/oakum.svg' },
  ],
  supportLinks: [{ label: 'Write to us', href: 'mailto:help@harbour.example' }],
};
const placesOf = () => within(screen.getByRole('navigation', { name: 'All pages' }));

it('NAV-24 shows social links, payment logos, provider logos, support links and the notice on responsible gambling', () => {
  show(footer, { settings: regions });
  const social = within(screen.getByRole('list', { name: 'Follow us' })).getByRole('link', { name: /^Telegram/ });
  expect(social).toHaveAttribute('href', 'https://t.example/harbour');
  expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getByRole('img', { name: 'Visa' })).toBeVisible();
  const studios = within(screen.getByRole('list', { name: 'Game studios' }));
  expect(studios.getByText('Tavola')).toBeVisible();
  expect(studios.getByRole('img', { name: 'Oakum' })).toBeVisible();
  expect(placesOf().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:help@harbour.example');
  const notice = within(screen.getByRole('region', { name: 'Responsible gambling' }));
  expect(notice.getByRole('img', { name: 'Adults only, 18 and over' })).toBeVisible();
  expect(notice.getByRole('link', { name: 'Open safer play tools' })).toHaveAttribute('href', '/responsibility');
});

it('MKT-25 MKT-37 the sign of age is that of the market', () => {
  const InOntario = () => (
    <SettingsProvider value={inMarket(useSettings(), MARKETS.ontario)}>{footer}</SettingsProvider>
  );
  show(<InOntario />);
  const notice = within(screen.getByRole('region', { name: 'Responsible gambling' }));
  expect(notice.getByRole('img', { name: 'Adults only, 19 and over' })).toHaveTextContent('19+');
  expect(notice.getByRole('link', { name: /^ConnexOntario/ })).toBeVisible();
});

it('leaves out a region without content, and never the notice', () => {
  show(footer);
  for (const name of ['Follow us', 'Ways to pay', 'Game studios'])
    expect(screen.queryByRole('list', { name })).toBeNull();
  expect(screen.getByRole('region', { name: 'Responsible gambling' })).toBeVisible();
});

it('CONF-26 leads to the live chat only where the setting shows it: by a press, or to the contacts without a script', () => {
  const liveChatScript = 'https://chat.example/widget.js';
  const entry = () => screen.queryByText('Live chat')?.closest('a, button') ?? null;
  const { unmount } = show(footer, { settings: { liveChatScript } });
  expect(entry()).toBeNull();
  unmount();
  const pressed = show(footer, { settings: { liveChatScript, showLiveChat: true } });
  expect(entry()).toHaveAttribute('type', 'button');
  pressed.unmount();
  show(footer, { settings: { showLiveChat: true } });
  expect(entry()).toHaveAttribute('href', '/contacts');
});

it('makes no link of an address that is none', () => {
  const href = 'javascript:alert(1)';
  show(footer, {
    settings: { socialLinks: [{ name: 'X', href, icon: 'x.svg' }], supportLinks: [{ label: 'X', href }] },
  });
  expect(screen.queryByRole('link', { name: /^X/ })).toBeNull();
});

it('CONF-31 repeats the menu as plain links, whoever wrote it', () => {
  const { unmount } = show(footer);
  for (const name of ['Slots', 'Tournaments', 'VIP', 'Promo', 'Cashback', 'Wallet', 'Help', 'Privacy policy'])
    expect(placesOf().getByRole('link', { name })).toBeVisible();
  unmount();
  show(footer, { settings: { navigation: [{ key: 'x', label: 'Sport', page: 'play' }] } });
  expect(placesOf().getByRole('link', { name: 'Sport' })).toHaveAttribute('href', '/casino/slots');
  expect(placesOf().queryByRole('link', { name: 'Tournaments' })).toBeNull();
});

it('CONF-31 A30 has the columns of the operator in place of its own, and the notice all the same', () => {
  const items = [
    { key: 'b', label: 'Blog', href: 'https://blog.example/' },
    { key: 'vip', page: 'vip' },
  ];
  show(footer, {
    settings: {
      footerMenu: [
        { key: 'a', label: 'About us', items },
        { key: 'lost', page: 'vip' },
      ],
    },
  });
  expect(placesOf().getAllByRole('heading')).toHaveLength(1);
  expect(placesOf().getByRole('button', { name: 'About us' })).toBeVisible();
  expect(
    placesOf()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://blog.example/', '/vip']);
  expect(screen.getByRole('region', { name: 'Responsible gambling' })).toBeVisible();
});

it('shows time and zone of the browser, set anew each minute, and neither from the server', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T13:05:30Z') });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  const spied = jest.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(function (this: Date) {
    return this.toISOString().slice(11, 16);
  });
  try {
    expect(renderToString(<Surroundings>{footer}</Surroundings>)).not.toContain('UTC');
    const { container } = show(footer);
    const clock = container.querySelector('.clock');
    expect(clock).toHaveTextContent('Your local time: 13:05 · UTC+5:30');
    act(() => jest.advanceTimersByTime(60_000));
    expect(clock).toHaveTextContent('13:06');
    expect(spied).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
