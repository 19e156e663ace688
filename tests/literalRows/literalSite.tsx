import './nodeSockets';
import type { ReactNode } from 'react';
import { browserStore } from '@/components/app/boot/browserStore';
import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import { STORED, writeStored } from '@/services/browser/storage';
import { endpointOf, operationsOf } from '@/services/http/endpoints';
import { createHttp, type HttpOptions } from '@/services/http/http';
import { noteServerTime } from '@/services/http/serverClock';
import { signedOut } from '@/store/auth';
import { followToken } from '@/store/followToken';
import type { ShellProps } from '@/store/pages/serverPage';
import type { Store } from '@/store/store';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { show, type Around } from '@/tests/render';
import { account, openSession, type Account, type LogEntry } from '../literalBackend/base/state';
import type { PresetName, Shapes } from '../literalBackend/base/shapes';
import { CALLS, match } from '../literalBackend/calls';
import { startLiteralBackend, type LiteralBackend, type LiteralOptions } from '../literalBackend/literalBackend';

/** Every form that the specification's words allow, in four sets. */
export const PRESETS: readonly PresetName[] = ['plain', 'awkward', 'numeric', 'textual'];

/** Tuesday, 10 March 2026, noon UTC. */
export const NOON = Date.UTC(2026, 2, 10, 12);

let address = '';

/** The client of a tab. */
export const clientOf = (options: Omit<HttpOptions, 'baseUrl'>) => createHttp({ ...options, baseUrl: address });

jest.mock('@/services/http/browserHttp', () => ({
  browserHttp: (options: HttpOptions) => clientOf({ ...options, onDate: noteServerTime }),
}));

// Parts that load late fetch their texts from the host, which is not here.
jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

/** A literal backend and a tab of the site in front of it. */
export type LiteralSite = {
  backend: LiteralBackend;
  state: LiteralBackend['state'];
  store: Store;
  settings: Record<string, unknown>;
  /** The signed-in sample player. */
  owner: Account;
  /** The calls so far of one name, or all. */
  calls: (name?: string) => LogEntry[];
  show: (part: ReactNode, around?: Around) => ReturnType<typeof show>;
};

type Wanted = Omit<LiteralOptions, 'shapes'> & {
  shapes?: PresetName | Partial<Shapes>;
  /** The name of the sample player who is signed in; nobody without it. */
  player?: string;
  /** Whether the host has found out already which calls this backend lacks, as it does at its start. */
  isProbed?: boolean;
  /** The address of the page. */
  at?: string;
  language?: string;
  /** Changes the backend before the site asks it anything. */
  arrange?: (backend: LiteralBackend) => void;
};

/** What the host's probe finds: every operation of the site for which this backend has no call. */
const lacking = (): Record<string, null> =>
  Object.fromEntries(
    operationsOf().flatMap((operation) => {
      const { method, path } = endpointOf(operation);
      const isThere = CALLS.some((known) => known.methods.includes(method) && match(known.path, path) !== null);
      return isThere ? [] : [[operation, null]];
    }),
  );

const running: LiteralBackend[] = [];

/** Starts a backend and the store of a tab, with the operator's settings as that backend tells them. */
export async function literalSite({
  player,
  at = '/',
  language = 'en',
  isProbed = true,
  arrange,
  ...options
}: Wanted = {}) {
  const backend = await startLiteralBackend({ now: NOON, ...options });
  running.push(backend);
  address = backend.url;
  arrange?.(backend);
  fakeRouter(at);
  const { state } = backend;
  const settings: Record<string, unknown> = { ...state.settings, ...(isProbed && { endpoints: lacking() }) };
  const shell: ShellProps = {
    locale: localeOf(language),
    settings: mergeSettings(settings),
    languages: ['en', 'de'].map(localeOf),
    origin: location.origin,
    address: '/',
    indexed: true,
    categories: [],
    available: true,
    year: 2026,
  };
  const { store } = browserStore(shell);
  const owner = account(state, `${player ?? 'depositor'}@literal.example`);
  if (player === undefined) store.dispatch(signedOut(null));
  else {
    writeStored(STORED.token, openSession(state, owner));
    await store.dispatch(followToken());
  }
  const site: LiteralSite = {
    backend,
    state,
    store,
    settings,
    owner,
    calls: (name) => state.log.filter(({ call }) => name === undefined || call === name),
    show: (part, around = {}) => show(part, { store, settings, ...around }),
  };
  return site;
}

/** Ends the backends of a test and forgets what the browser kept. */
export async function endLiteralSites(): Promise<void> {
  await Promise.all(running.splice(0).map((backend) => backend.close()));
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}
