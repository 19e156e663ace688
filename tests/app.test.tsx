import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter, Router } from 'next/router';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useStore } from 'react-redux';
import { localeOf } from '@/config/locales';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { absentWith } from '@/domain/site/capabilities';
import { mergeSettings } from '@/domain/site/merge';
import { openModal } from '@/hooks/address/modalAddress';
import { useSettings } from '@/hooks/useSettings';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { useT } from '@/hooks/useT';
import en from '@/locales-fallback/en.json';
import SiteApp from '@/pages/_app';
import { carryTexts } from '@/services/texts/pageTexts';
import { STORED, writeStored } from '@/services/browser/storage';
import type { ModalProps } from '@/store/modal';
import type { PageProps } from '@/store/pages/serverPage';
import type { State } from '@/store/store';
import { fakeRouter } from './support/fakeRouter';

const MockLogin = ({ open, onClose }: ModalProps) => (
  <Dialog title={useT()('shell.nav.casino')} open={open} onClose={onClose}>
    Log in here
  </Dialog>
);
jest.mock('@/components/app/modal/modalRegistry', () => ({
  modalRegistry: () => ({ login: (props: ModalProps) => <MockLogin {...props} /> }),
  loadGuestDialogs: () => Promise.resolve(),
}));
jest.mock('@/components/app/modal/dialogsAhead', () => ({ beginDialog: () => undefined }));

/** No backend, so the visitor's country stays unknown. */
jest.mock('@/services/http/http', () => ({ createHttp: () => () => new Promise(() => undefined) }));

const handlers = new Map<string, (payload: unknown) => void>();
const mockIo = jest.fn((_options: object) => ({
  on: (name: string, handler: (payload: unknown) => void) => handlers.set(name, handler),
  disconnect: () => undefined,
}));
jest.mock('socket.io-client', () => ({ io: (options: object) => mockIo(options) }));

/** A page that uses everything the app provides. */
function Page() {
  const t = useT();
  const { theme } = useSettings();
  const store = useStore<State>();
  const [win, setWin] = useState('none');
  const [note, setNote] = useState('');
  useSocketEvent('debit', (event) => setWin(event.win));
  return (
    <>
      <h1>{t('lobby.title')}</h1>
      <p>theme {theme}</p>
      <p>queries {Object.keys(store.getState().api.queries).length}</p>
      <p>win {win}</p>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </>
  );
}
const locale = localeOf('en');
const pageProps: PageProps = {
  ...carryTexts(locale, en),
  shell: {
    locale,
    languages: [locale],
    origin: 'https://site.example',
    address: '/casino',
    indexed: true,
    settings: mergeSettings({ theme: 'curacao' }),
    categories: null,
    available: true,
    year: 2026,
  },
  state: { queries: {} },
};

/** The page as Next would render it at this address. */
function app(asPath: string, settings: Partial<PageProps['shell']['settings']> = {}) {
  const router = { asPath, pathname: '/casino', query: {}, locale: 'en' } as unknown as Router;
  const shell = { ...pageProps.shell, settings: { ...pageProps.shell.settings, ...settings } };
  const props = { Component: Page, pageProps: { ...pageProps, shell }, router } as unknown as AppProps<PageProps>;
  return (
    <RouterContext.Provider value={router as unknown as NextRouter}>
      <SiteApp {...props} />
    </RouterContext.Provider>
  );
}

let router: ReturnType<typeof fakeRouter>;
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

afterEach(async () => {
  router.remove();
  await act(async () => writeStored(STORED.token, null));
});

test('STACK-07 around every page stand translations, store, theme, socket, and the dialog that the query asks for', async () => {
  router = fakeRouter('/casino?modal=login');
  writeStored(STORED.token, null);
  render(app('/casino?modal=login'));
  expect(screen.getByRole('heading', { level: 1, name: 'Casino' })).toBeInTheDocument();
  expect(screen.getByText('theme curacao')).toBeInTheDocument();
  expect(screen.getByText('queries 0')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Casino' })).toHaveTextContent('Log in here');
  expect(mockIo).not.toHaveBeenCalled();

  await act(async () => writeStored(STORED.token, 'abc'));
  await settle();
  expect(mockIo).toHaveBeenCalledWith(expect.objectContaining({ auth: { token: 'abc' } }));
  act(() => handlers.get('debit')?.({ win: '2.50' }));
  expect(screen.getByText('win 2.50')).toBeInTheDocument();
});

test('B17 OP-036 a page whose call the backend lacks says that it is not offered here', () => {
  router = fakeRouter('/casino');
  render(app('/casino', { absent: absentWith({ games: null }) }));
  expect(screen.getByRole('heading', { level: 1, name: 'Not available here' })).toBeInTheDocument();
  expect(screen.queryByText('theme curacao')).toBeNull();
});

test('opening and closing a dialog does not remount the page', async () => {
  router = fakeRouter('/casino?page=2');
  const { rerender } = render(app('/casino?page=2'));
  const note = () => screen.getByRole('textbox', { name: 'Note' });
  fireEvent.change(note(), { target: { value: 'typed' } });
  await act(async () => openModal('login'));
  rerender(app('/casino?page=2&modal=login'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(note()).toHaveValue('typed');
  rerender(app('/casino?page=3'));
  expect(note()).toHaveValue('typed');
  rerender(app('/casino/slots'));
  expect(note()).toHaveValue('');
});

test('the server knows no dialog: its page is the same for every query and every visitor', () => {
  router = fakeRouter('/casino?modal=login');
  writeStored(STORED.token, 'abc');
  const html = renderToString(app('/casino?modal=login'));
  expect(html).not.toContain('<dialog');
  expect(html).toContain('Casino</h1>');
  expect(html).toBe(renderToString(app('/casino')));
});
