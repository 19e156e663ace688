import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/**
 * Runs before every test of the `web` project. jsdom knows no modal dialogs, and a console error is a failed test: React
 * reports broken hydration, missing keys and updates outside act() there and nowhere else.
 */

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

/** What a test waits for may take its time: the gate shares two cores. */
configure({ asyncUtilTimeout: 30_000 });

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  // A test that expects a complaint spies on console.error itself and so never reaches this.
  jest.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    complaints.push(complaint);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`console.error was called:\n${complaints.map((c) => c.join(' ')).join('\n')}`);
});
