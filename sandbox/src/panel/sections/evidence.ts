import { type Checked, checkEvidence } from '../../casino/evidence/seal';
import { html } from '../../http/html';
import { type Section, WrongInput } from './section';

/** Rounds of very many bookings fit. */
const MOST_BYTES = 1024 * 1024;

const SAID: Readonly<Record<Exclude<Checked['verdict'], 'genuine'>, string>> = {
  changed: 'Changed: the file is not what this casino made.',
  foreign: 'Not ours: nothing shows a change, but another key signed the file.',
  unreadable: 'This is no evidence file. Paste or upload the whole of it.',
};

/** Checks files of evidence that players sent with a complaint. */
export const evidenceSection = (secretsKey: string): Section => ({
  name: 'evidence',
  title: 'Evidence',
  bodyLimit: MOST_BYTES,
  draw: () =>
    html`<p>
        A player downloads evidence of a round or a payment from the histories. Here you see whether it is genuine.
      </p>
      <form method="post" action="/sandbox/evidence" enctype="multipart/form-data">
        <div class="field">
          <label for="evidence-file">File</label>
          <input id="evidence-file" name="file" type="file" accept="application/json,.json" />
        </div>
        <div class="field">
          <label for="evidence-text">Or its text</label>
          <textarea id="evidence-text" name="text" rows="6" autocomplete="off" spellcheck="false"></textarea>
        </div>
        <button>Check</button>
      </form>`,
  submit(_controls, form) {
    const text = [form.get('file'), form.get('text')].find((one) => one?.trim());
    if (!text) throw new WrongInput('Choose a file, or paste its text.');
    const { verdict, evidence } = checkEvidence(text, secretsKey);
    if (verdict !== 'genuine') return { said: SAID[verdict], isWrong: true };
    const { kind, id, brand, player, madeAt, rules } = evidence;
    return {
      said: `Genuine: ${kind} ${id} of player ${String(player)} at ${String(brand)}, made at ${madeAt}, rules ${String(rules ?? 'unknown')}.`,
    };
  },
});
