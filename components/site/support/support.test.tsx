import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { Contacts } from './Contacts';
import { HelpCard } from './HelpCard';
import { SaferTools } from './SaferTools';

const supportLinks = [
  { label: 'help@site.example', href: 'mailto:help@site.example' },
  { label: '+44 20 7946 0123', href: 'tel:+442079460123' },
  { label: 'Chat', href: 'https://chat.example/' },
  { label: 'Trap', href: 'javascript:alert(1)' },
];

it('shows the support links of the operator whose addresses may stand in a link', () => {
  show(<Contacts />, { settings: { supportLinks } });
  const links = within(screen.getByRole('region', { name: 'Ways to reach us' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(supportLinks.slice(0, 3).map(({ href }) => href));
  expect(links[0]).not.toHaveAttribute('target');
  expect(links[2]).toHaveAccessibleName('Chat (opens in a new tab)');
  expect(links[2]).toHaveAttribute('rel', 'noreferrer');
});

it('writes a telephone number from the left in a script that runs from the right', () => {
  show(<Contacts />, { settings: { supportLinks }, locale: 'ar' });
  expect(screen.getByText('+44 20 7946 0123')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('Chat')).toHaveAttribute('dir', 'auto');
});

it('without support links it says so, and links to the page that names the company', () => {
  show(<Contacts />);
  expect(screen.getByText('No contact details yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms-and-conditions');
});

it('CONF-26 offers the live chat only where the setting shows it', () => {
  const liveChatScript = 'https://chat.example/widget.js';
  const { unmount } = show(<Contacts />, { settings: { supportLinks, liveChatScript, showLiveChat: true } });
  expect(screen.getByRole('button', { name: 'Live chat' })).toBeVisible();
  unmount();
  show(<Contacts />, { settings: { supportLinks, liveChatScript } });
  expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
});

it('MKT-26 names each tool, what it does, and leads to it by its page key (OP-017)', () => {
  show(<SaferTools />, { settings: { pageUrlSetup: { limits: '/my-limits' } } });
  const tools = within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('link');
  expect(tools.map((tool) => tool.getAttribute('href'))).toEqual([
    '/my-limits',
    '/profile2/freeze-account',
    '/my-limits',
  ]);
  expect(tools[1]).toHaveTextContent('1, 3, 7 or 10 days');
});

it('leads to help with the line of the operator, and to what is written about it without one', () => {
  const { unmount } = show(<HelpCard />, {
    settings: { helpLine: { label: 'Helpers', href: 'https://help.example/' } },
  });
  expect(screen.getByRole('link', { name: /^Helpers/ })).toHaveAttribute('href', 'https://help.example/');
  unmount();
  show(<HelpCard />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/responsible-gambling']);
});

it('L01 leaves the licence to the footer, which says it on the same page', () => {
  show(<HelpCard />, { settings: { licence: 'Demonstration site.' } });
  expect(screen.queryByText('Demonstration site.')).toBeNull();
});
