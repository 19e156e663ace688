import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { show, Surroundings } from '@/tests/render';
import { AppShell } from './AppShell';

const shell = <AppShell year={2026}>content</AppShell>;
const settings = {
  brandName: 'Harbour',
  licence: 'Licence 1234',
  helpLine: { label: 'Talk to someone', href: 'https://help.example/' },
};
/** Rail and bottom bar have the same places; the style sheet shows one of them at a time. */
const menus = () => [...document.querySelectorAll<HTMLElement>('nav[aria-label="Main menu"]')];

it('begins for the keyboard with a way past the menus, then the brand', async () => {
  const { user } = show(shell, { settings, styled: true });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.querySelector('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
});

it('D11 the server sends a sentence for browsers without JavaScript, above the content', () => {
  const page = renderToStaticMarkup(<Surroundings>{shell}</Surroundings>);
  const [before, after] = page.split('<main', 2);
  expect(before).toMatch(/<noscript><p class="no-script">JavaScript is off in this browser\./);
  expect(after).not.toContain('no-script');
});

it('says in the rail where the visitor is, and on a phone to what it belongs', () => {
  show(shell, { pathname: '/casino/popular' });
  const marked = menus().map((menu) =>
    [...menu.querySelectorAll('[aria-current]')].map((link) => [link.textContent, link.getAttribute('aria-current')]),
  );
  expect(marked).toEqual([[['Popular', 'page']], [['Lobby', 'true']]]);
});

it('marks no place on a page that belongs to none', () => {
  show(shell, { pathname: '/[...missing]' });
  expect(document.querySelector('[aria-current]:not([lang])')).toBeNull();
});

it('shows the brand of the settings, its licence, the year and the language (CONF-06)', () => {
  show(shell, { settings, locale: 'de' });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Licence 1234');
  expect(footer).toHaveTextContent('© 2026 Harbour.');
  expect(footer).toHaveTextContent('Language: Deutsch');
});

it('THEME-09 the logo leads to the root of the site, in the language of the page', () => {
  const { unmount } = show(shell, { settings, pathname: '/casino' });
  expect(screen.getByRole('link', { name: 'Harbour, home' })).toHaveAttribute('href', '/');
  unmount();
  show(shell, { settings, locale: 'de' });
  expect(screen.getByRole('link', { name: 'Harbour, home' })).toHaveAttribute('href', '/de');
});

it('takes the logo from below the assets address, and draws a mark where there is none (CONF-32)', () => {
  const { container, unmount } = show(shell, { settings: { ...settings, logo: 'brand/my logo.svg' } });
  expect(container.querySelector('header img')).toHaveAttribute('src', '/api/core/casino/assets/brand/my%20logo.svg');
  unmount();
  const { container: bare } = show(shell, { settings });
  expect(bare.querySelector('header img')).toBeNull();
  expect(bare.querySelector('header .mark')).toBeInTheDocument();
});

it('carries the age limit on every page, and the help line the operator names', () => {
  show(shell, { settings });
  expect(screen.getByRole('img', { name: 'Adults only, 18 and over' })).toBeInTheDocument();
  const help = screen.getByRole('link', { name: /^Talk to someone/ });
  expect(help).toHaveAttribute('href', 'https://help.example/');
  expect(help).toHaveAttribute('rel', 'noreferrer');
});

it.each([null, { label: 'Talk', href: 'javascript:alert(1)' }])('draws no help line for %j', (helpLine) => {
  show(shell, { settings: { helpLine } });
  expect(screen.queryByRole('link', { name: /Talk/ })).toBeNull();
});

it('shows one of the two menus at a time', () => {
  show(shell);
  expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1);
});
