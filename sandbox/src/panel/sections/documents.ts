import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DOCUMENT_LABELS } from '../../brands/brand/documentLabels';
import { type Clock } from '../../base/clock';
import { accountByEmail } from '../../casino/accounts/store/accounts';
import { type Db } from '../../db/database';
import {
  askForDocument,
  judgeDocument,
  latestDocuments,
  type OwnedDocument,
  sentDocument,
} from '../../casino/documents/documentStore';
import { type Tell } from '../../casino/mail/tell';
import { type DocumentFiles } from '../../casino/documents/files';
import { html, type Html, NOTHING } from '../../http/html';
import { choose, write } from './field';
import { type Section, type Viewer, WrongInput } from './section';

const SHOWN = 50;
const REASON_LENGTH = 300;
/** Wide enough to read a passport. */
const PREVIEW_PIXELS = 1_600;

const kilobytes = (size: number | null): string => `${Math.max(1, Math.round((size ?? 0) / 1_024))} kB`;

const fileLink = ({ id, fileName, size }: OwnedDocument): Html =>
  fileName === null
    ? html`not sent yet`
    : html`<a href="/sandbox/documents/${id}" target="_blank" rel="noreferrer">${fileName}</a>, ${kilobytes(size)}`;

const verdictForm = ({ id, label, email }: OwnedDocument): Html =>
  html`<form class="verdict" method="post" action="/sandbox/documents">
    <input type="hidden" name="document" value="${id}" />
    ${write(`reason-${id}`, 'Reason', 'reason')}
    <button name="verdict" value="reject" aria-label="Reject: ${label} of ${email}">Reject</button>
    <button name="verdict" value="confirm" aria-label="Confirm: ${label} of ${email}">Confirm</button>
  </form>`;

const row = (document: OwnedDocument): Html =>
  html`<tr>
    <td>${document.email} at ${document.brand}</td>
    <td>${document.label}: ${fileLink(document)}</td>
    <td>${document.status}${document.reason ? html`: ${document.reason}` : NOTHING}</td>
    <td>${document.status === 'pending' ? verdictForm(document) : NOTHING}</td>
  </tr>`;

const table = (rows: readonly OwnedDocument[]): Html =>
  rows.length === 0
    ? html`<p>Nobody sent a document yet.</p>`
    : html`<table class="stacked">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Document</th>
            <th scope="col">Status</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>`;

const askForm = ({ brands }: Viewer): Html =>
  html`<form method="post" action="/sandbox/documents">
    ${write('documents-email', 'E-mail of the player', 'email')}
    ${choose(
      'documents-brand',
      'Brand',
      'brand',
      brands.map((brand) => ({ value: brand, text: brand })),
    )}
    ${choose(
      'documents-label',
      'Document',
      'label',
      DOCUMENT_LABELS.map((label) => ({ value: label, text: label })),
    )}
    ${write('documents-reason', 'Why (the player reads it)', 'reason')}
    <button name="ask" value="1">Ask for it</button>
  </form>`;

/** The reason in a form; '' without one. Throws WrongInput when it is too long. */
function reasonIn(form: URLSearchParams): string {
  const reason = (form.get('reason') ?? '').trim();
  if (reason.length > REASON_LENGTH) throw new WrongInput(`A reason has at most ${REASON_LENGTH} characters.`);
  return reason;
}

async function judge(db: Db, form: URLSearchParams, now: Date, tell: Tell): Promise<string> {
  const [id, reason] = [form.get('document') ?? '', reasonIn(form)];
  const isConfirmed = form.get('verdict') === 'confirm';
  if (isConfirmed && reason !== '') throw new WrongInput('A reason is for rejecting: clear it, or reject.');
  if (!isConfirmed && reason === '') throw new WrongInput('Give the reason, which the player reads.');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new WrongInput('Choose a document.');
  const verdict = isConfirmed ? 'confirmed' : { rejectedBecause: reason };
  if (!(await judgeDocument(db, { id, verdict, now, tell }))) throw new WrongInput('This document was judged already.');
  return isConfirmed ? 'The document is confirmed.' : 'The document is rejected.';
}

async function ask(db: Db, form: URLSearchParams, now: Date): Promise<string> {
  const label = form.get('label') ?? '';
  if (!DOCUMENT_LABELS.some((one) => one === label)) throw new WrongInput('Choose a document.');
  const account = await accountByEmail(db, form.get('brand') ?? '', form.get('email') ?? '');
  if (!account) throw new WrongInput('The brand has no player of this e-mail.');
  await askForDocument(db, { accountId: account.id, label, reason: reasonIn(form) || null, now });
  return 'The player is asked for it.';
}

/** Players' documents: request, view and review them; the player's verification follows (KYC-04). */
export const documentsSection = (db: Db, clock: Clock, files: DocumentFiles, tell: Tell): Section => ({
  name: 'documents',
  title: 'Documents',
  draw: async (_controls, viewer) =>
    html`<p>Those that wait come first. A picture is shown anew drawn, a PDF is saved: nothing of a file runs here.</p>
      ${table(await latestDocuments(db, SHOWN))} ${askForm(viewer)}`,
  async submit(_controls, form) {
    return { said: form.has('ask') ? await ask(db, form, clock.now()) : await judge(db, form, clock.now(), tell) };
  },
  routes(app) {
    app.get<{ Params: { id: string } }>('/sandbox/documents/:id', async ({ params: { id } }, reply) => {
      const document = /^[0-9a-f-]{36}$/.test(id) ? await sentDocument(db, id) : null;
      if (!document?.storedName) return reply.code(404).send('There is no such document.');
      const bytes = await readFile(files.kept(document.storedName));
      if (document.mediaType === 'application/pdf') {
        return reply
          .header('content-disposition', `attachment; filename="document-${id}.pdf"`)
          .type('application/pdf')
          .send(bytes);
      }
      const size = { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true } as const;
      return reply.type('image/webp').send(await sharp(bytes).rotate().resize(size).webp().toBuffer());
    });
  },
});
