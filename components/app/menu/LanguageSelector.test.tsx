import { fireEvent, screen } from '@testing-library/react';
import { LOCALES } from '@/config/locales';
import { show } from '@/tests/render';
import { LanguageSelector } from './LanguageSelector';

const link = (name: string) => screen.getByRole('link', { name, hidden: true });

afterEach(() => window.history.replaceState(null, '', '/'));

it('I18N-12 leads to the same page in every offered language, English without prefix', () => {
  show(<LanguageSelector />, { locale: 'de', pathname: '/casino?category=new' });
  expect(screen.getByText('Deutsch', { selector: 'bdi' })).toHaveAttribute('lang', 'de');
  expect(link('English')).toHaveAttribute('href', '/casino?category=new');
  expect(link('العربية')).toHaveAttribute('href', '/ar/casino?category=new');
  expect(link('العربية')).toHaveAttribute('hreflang', 'ar');
  expect(link('العربية')).toHaveAttribute('lang', 'ar');
  expect(link('العربية')).toHaveAttribute('dir', 'rtl');
  expect(link('Deutsch')).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it('I18N-12 leaves none of the offered languages out', () => {
  show(<LanguageSelector />, { shell: { languages: LOCALES } });
  expect(screen.getAllByRole('link', { hidden: true }).map(({ lang }) => lang)).toEqual(LOCALES.map(({ tag }) => tag));
});

it('takes the query along as it stands when it is pressed, but no dialog and no token', () => {
  show(<LanguageSelector />, { pathname: '/casino' });
  window.history.replaceState(null, '', '/casino?rtp=96&at=secret&modal=login&met=card');
  const german = link('Deutsch') as HTMLAnchorElement;
  german.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(german);
  expect(german.pathname + german.search).toBe('/de/casino?rtp=96');
});

it('leads home from an address that no page answers', () => {
  show(<LanguageSelector />, { shell: { address: null } });
  expect(link('English')).toHaveAttribute('href', '/');
  expect(link('العربية')).toHaveAttribute('href', '/ar');
});
