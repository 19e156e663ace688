import { inRoot } from '../base/root';

/** The end-to-end tests of this gate, one per line, for `playwright test --test-list`. */
export const GATE_LIST = inRoot('.cache', 'gate', 'tests.txt');

/** The titles that run in every gate, as JSON: only these end-to-end tests prove a requirement. */
export const GATE_TITLES = inRoot('.cache', 'gate', 'titles.json');
