import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextEncoder } from 'node:util';

/**
 * Runs before every test of the `web` project. jsdom has no modal dialogs, and a console error fails the test: React
 * reports broken hydration, missing keys and updates outside act() only there.
 */

// jsdom lacks it, and every browser has it.
globalThis.TextEncoder ??= TextEncoder;

if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

/** Generous, because the gate runs on two shared cores. */
configure({ asyncUtilTimeout: 30_000 });

/** Redux tells how long its checks took, which says of a shared machine alone. */
const { warn } = console;
Object.assign(console, {
  warn(...said: unknown[]) {
    if (!/InvariantMiddleware took/.test(String(said[0]))) warn(...said);
  },
});

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  // A test that expects an error spies on console.error itself, so its errors never get here.
  jest.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    complaints.push(complaint);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`console.error was called:\n${complaints.map((c) => c.join(' ')).join('\n')}`);
});
