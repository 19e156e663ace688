import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BASELINE } from '../../tests/uploadCorpus/jpeg';
import type { Visitor } from './visitor';

const PASSWORD = 'Baize-2026!';
const MENU = { role: 'button', name: /^Account menu/ };
const field = (name: string) => ({ css: `dialog [name=${name}]` });
const SEND = { css: 'dialog [type=submit]' };

/** Fills in and submits the open log-in form. */
export async function logIn({ press, write, sees }: Visitor, email: string): Promise<void> {
  await press(field('email'));
  await write(field('email'), email);
  await write(field('password'), PASSWORD);
  await press(SEND);
  await sees(MENU);
}

/** Writes a photo to disk, as a phone's camera would store it, and answers its path. */
function photo(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'baize-photo-')), 'front.jpg');
  writeFileSync(file, BASELINE);
  return file;
}

/** Account journeys that must work in every browser, each starting as a guest. */
export const ACCOUNT_JOURNEYS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'a visitor registers, logs out, and logs in again': async (visitor) => {
    const { open, press, write, sees, isAt } = visitor;
    const email = `e2e-${randomUUID()}@baize.example`;
    await open('/casino');
    await press({ role: 'button', name: /^Register$/ });
    await press(field('email'));
    await write(field('email'), email);
    await write(field('password'), PASSWORD);
    await write(field('dateOfBirth'), '1990-03-25');
    await press({ role: 'checkbox', name: /18 or older/ });
    await press(SEND);
    await sees(MENU);
    await isAt(/\/casino$/);
    await press(MENU);
    await press({ role: 'menuitem', name: /^Log out$/ });
    await press({ role: 'button', name: /^Log in$/ });
    await logIn(visitor, email);
  },

  'a page for players opens the log-in, and keeps what is changed there': async (visitor) => {
    const { open, press, write, sees, isAt } = visitor;
    await open('/account');
    await isAt(/\/account\?modal=login$/);
    await logIn(visitor, 'approved@baize.example');
    await isAt(/\/account$/);
    const nickname = { role: 'textbox', name: /^Nickname/ };
    await press(nickname);
    await write(nickname, `marlin${Date.now().toString(36)}`);
    await press({ role: 'button', name: /^Save changes$/ });
    await sees({ css: '[role=status]:not(:empty)' });
  },

  'a document is sent and waits for its verdict': async (visitor) => {
    const { open, press, choose, sees } = visitor;
    await open('/profile/verify?modal=login');
    await logIn(visitor, 'unverified@baize.example');
    await press({ css: 'main input[type=radio]' });
    await choose({ css: 'main input[type=file]' }, photo());
    await press({ css: 'main button[type=submit]' });
    await sees({ css: 'main li .status.pending' });
  },
};
