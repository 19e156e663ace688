import type { Page } from '@playwright/test';
import english from '../../locales-fallback/en.json' with { type: 'json' };
import { startLiteralBackend, type LiteralBackend } from '../../tests/literalBackend/literalBackend';
import type { ExtraCalls } from '../../tests/literalBackend/calls';
import { account, openSession } from '../../tests/literalBackend/base/state';
import { completeTexts } from '../../tests/literalBackend/languages';
import { startHost } from '../support/ownHost';
import { keepSession } from '../support/player/player';
import { test as watched } from '../support/test';

type LiteralSite = LiteralBackend & { origin: string };

/**
 * What the specification describes and names no call for, under the names of our contract. One object for all files,
 * since Playwright starts a worker, with a host and a browser, for each different one.
 */
export const NAMELESS_CALLS: ExtraCalls = {
  activateBonus: { method: 'POST', path: '/api/user/activate-bonus' },
  calculateWithdrawal: { method: 'POST', path: '/api/user/calculate-withdrawal' },
  confirmWithdrawal: { method: 'POST', path: '/api/user/confirm-withdrawal' },
};

/**
 * Playwright's test on a host of the built site over a backend that has nothing but the calls of the specification
 * (tests/literalBackend), and those of `extraCalls`. One of each per worker: what a test changes it puts back.
 */
export const test = watched.extend<object, { extraCalls: ExtraCalls; literal: LiteralSite }>({
  extraCalls: [{}, { option: true, scope: 'worker' }],
  literal: [
    async ({ extraCalls }, use) => {
      // `?at=` of such a backend is the session token itself, which an operator has to say (OP-042).
      const backend = await startLiteralBackend({ extraCalls, settings: { sessionTokenInAddress: true } });
      // One language whole, beside the samples' partial and broken ones.
      backend.state.languages.fr = completeTexts(english, 'fr');
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
