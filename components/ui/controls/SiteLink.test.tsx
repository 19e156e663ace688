import { fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { mergeSettings } from '@/domain/site/merge';
import { SettingsProvider } from '@/hooks/useSettings';
import { SiteLink } from './SiteLink';

const settings = mergeSettings({ endpoints: { calculateWithdrawal: null } });

function link(href: string, attributes: { target?: string } = {}, locale = 'de') {
  const router = { locale, push: jest.fn(() => Promise.resolve(true)), prefetch: jest.fn(() => Promise.resolve()) };
  render(
    <RouterContext.Provider value={router as unknown as NextRouter}>
      <SettingsProvider value={settings}>
        <SiteLink href={href} {...attributes}>
          Games
        </SiteLink>
      </SettingsProvider>
    </RouterContext.Provider>,
  );
  return { router, anchor: screen.queryByRole('link', { name: 'Games' })! };
}

/** The press is drawn before the router begins. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test('a click opens the address in the page’s language without loading the document, once it is drawn', async () => {
  const { router, anchor } = link('/casino?page=2');
  expect(anchor).toHaveAttribute('href', '/de/casino?page=2');
  expect(fireEvent.click(anchor)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
  await drawn();
  expect(router.push).toHaveBeenCalledWith('/de/casino?page=2', '/de/casino?page=2', { locale: false });
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['of the middle button', { button: 1 }],
])('a click %s is the browser’s own', async (_, init) => {
  const { router, anchor } = link('/casino');
  // A browser would navigate now; jsdom cannot.
  anchor.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(anchor, init);
  await drawn();
  expect(router.push).not.toHaveBeenCalled();
});

test('a link for another tab is the browser’s own', async () => {
  const { router, anchor } = link('/casino', { target: '_blank' });
  anchor.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(anchor);
  await drawn();
  expect(router.push).not.toHaveBeenCalled();
});

test('the script of a page is fetched when a pointer or the focus comes near', () => {
  const { router, anchor } = link('/casino', {}, 'en');
  fireEvent.pointerEnter(anchor);
  fireEvent.focus(anchor);
  expect(router.prefetch).toHaveBeenCalledWith('/casino', undefined, { locale: false });
});

test('an address of another site stays as it is', () => {
  const { router, anchor } = link('https://help.example/');
  expect(anchor).toHaveAttribute('href', 'https://help.example/');
  fireEvent.pointerEnter(anchor);
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('B17 a link to something that this casino does not offer is left out', () => {
  expect(link('/withdraw?method=1').anchor).toBeNull();
  expect(link('/deposit').anchor).toBeInTheDocument();
});
