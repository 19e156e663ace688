import type { APIRequestContext } from '@playwright/test';
import { PORTS } from '../ports';

/** The sandbox's control panel. Its page renders slowly, so setup and queries of a test use direct calls instead. */
export const PANEL = `http://localhost:${PORTS.panel}/sandbox`;

/** The panel accepts posts only from its own origin, and answers JSON requests without rendering a page. */
const headersAt = (panel: string) => ({ Origin: new URL(panel).origin, Accept: 'application/json' });

/** Submits a form of a panel section and answers its message. Throws when the form was rejected. */
export async function atPanel(
  request: APIRequestContext,
  section: string,
  form: Record<string, string>,
  panel = PANEL,
): Promise<string> {
  const answer = await request.post(`${panel}/${section}`, { headers: headersAt(panel), form });
  if (!answer.ok()) throw new Error(`The panel's ${section}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { said: string }).said;
}

export type TestPlayer = { email: string; password: string; token: string };

/** What a player should be besides registered (sandbox/src/panel/askedPlayer.ts); `funded` is a decimal string. */
export type AskedPlayer = {
  email?: string;
  verified?: boolean;
  profile?: boolean;
  /** Code of the country of residence. */
  country?: string;
  funded?: string;
  wallets?: readonly string[];
};

/** A new player of a brand (undefined: the brand of localhost), created by the panel in one call. */
export async function madePlayer(
  request: APIRequestContext,
  asked: AskedPlayer & { brand?: string | undefined },
  panel = PANEL,
): Promise<TestPlayer> {
  const answer = await request.post(`${panel}/players`, { headers: headersAt(panel), data: asked });
  if (!answer.ok()) throw new Error(`No player: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as TestPlayer;
}

/** The link to a path in the newest message to that recipient; null while there is none. */
export async function linkOf(
  request: APIRequestContext,
  to: string,
  path: string,
  panel = PANEL,
): Promise<string | null> {
  const answer = await request.get(`${panel}/messages/link`, { params: { to, path } });
  return answer.ok() ? ((await answer.json()) as { link: string }).link : null;
}
