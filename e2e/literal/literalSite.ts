import type { Page } from '@playwright/test';
import { startLiteralBackend, type LiteralBackend } from '../../tests/literalBackend/literalBackend';
import type { ExtraCalls } from '../../tests/literalBackend/calls';
import { account, openSession, type LanguageFile } from '../../tests/literalBackend/base/state';
import { startHost } from '../support/ownHost';
import { keepSession } from '../support/player/player';
import { test as watched } from '../support/test';

type LiteralSite = LiteralBackend & { origin: string };

type Options = {
  extraCalls: ExtraCalls;
  /** Files of languages, in place of the samples. */
  languages: Record<string, LanguageFile>;
};

/**
 * Playwright's test on a host of the built site over a backend that has nothing but the calls of the specification
 * (tests/literalBackend), and those of `extraCalls`. One of each per worker: what a test changes it puts back.
 */
export const test = watched.extend<object, Options & { literal: LiteralSite }>({
  extraCalls: [{}, { option: true, scope: 'worker' }],
  languages: [{}, { option: true, scope: 'worker' }],
  literal: [
    async ({ extraCalls, languages }, use) => {
      // `?at=` of such a backend is the session token itself, which an operator has to say (OP-042).
      const backend = await startLiteralBackend({ extraCalls, settings: { sessionTokenInAddress: true } });
      Object.assign(backend.state.languages, languages);
      const { origin, stop } = await startHost({
        API_URL: backend.url,
        SETTINGS_REQUIRED: 'true',
        // Further languages are the backend's, whole or not.
        OWN_LANGUAGES: 'de,ar,th',
      });
      await use({ ...backend, origin });
      await stop();
      await backend.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ literal }, provide) => provide(literal.origin),
});

export const expect = test.expect;

/** The address of a sample player (tests/literalBackend/samples/accountSamples.ts). */
export const addressOf = (name: string) => `${name}@literal.example`;

/** Signs in as a sample player before the first page. */
export const signedInAs = (page: Page, { state }: LiteralSite, name: string): Promise<unknown> =>
  keepSession(page, openSession(state, account(state, addressOf(name))));
