import type { APIRequestContext } from '@playwright/test';
import { PORTS } from './ports';

/** The control panel of the sandbox. Its page is slow to draw: what a test only has set up or asked for is a call of its own. */
export const PANEL = `http://localhost:${PORTS.panel}/sandbox`;

/** It takes posts of its own pages only, and answers who asks for JSON without drawing one. */
const HEADERS = { Origin: new URL(PANEL).origin, Accept: 'application/json' };

/** Sends a form of a section of the panel; answers what it said. Throws when the form was not taken. */
export async function atPanel(
  request: APIRequestContext,
  section: string,
  form: Record<string, string>,
): Promise<string> {
  const answer = await request.post(`${PANEL}/${section}`, { headers: HEADERS, form });
  if (!answer.ok()) throw new Error(`The panel's ${section}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { said: string }).said;
}

export type TestPlayer = { email: string; password: string; token: string };

/** What a player is to be besides registered (sandbox/src/panel/askedPlayer.ts); `funded` is a decimal text. */
export type AskedPlayer = {
  verified?: boolean;
  profile?: boolean;
  funded?: string;
  wallets?: readonly string[];
};

/** A new player of a brand (undefined: that of localhost), made by the panel in one call. */
export async function madePlayer(
  request: APIRequestContext,
  asked: AskedPlayer & { brand?: string | undefined },
): Promise<TestPlayer> {
  const answer = await request.post(`${PANEL}/players`, { headers: HEADERS, data: asked });
  if (!answer.ok()) throw new Error(`No player: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as TestPlayer;
}

/** The link of the newest message to somebody that leads to a path; null while there is none. */
export async function linkOf(request: APIRequestContext, to: string, path: string): Promise<string | null> {
  const answer = await request.get(`${PANEL}/messages/link`, { params: { to, path } });
  return answer.ok() ? ((await answer.json()) as { link: string }).link : null;
}
