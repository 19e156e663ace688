import { type Db } from '../../db/database';
import { latestLink, latestMessages, type MessageRow } from '../../casino/mail/messages';
import { html, type Html, NOTHING } from '../../http/html';
import { type Section, WrongInput } from './section';

/** Messages shown, and how many of them are expanded. */
const SHOWN = 40;
const OPEN = 8;

function sendingOf({ sentAt, problem }: MessageRow): string {
  if (problem) return `not sent: ${problem}`;
  return sentAt ? 'sent by SMTP' : 'kept here only';
}

const message = (row: MessageRow): Html => {
  const { recipient, brand, createdAt, subject, body, language, link } = row;
  return html`<tr>
    <td>
      <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</time>
    </td>
    <td>${recipient} at ${brand}</td>
    <td>
      <details>
        <summary lang="${language}">${subject}</summary>
        <p lang="${language}" dir="auto" class="letter">${body}</p>
        <p>${sendingOf(row)}</p>
      </details>
      ${link ? html`<a href="${link}">${link}</a>` : NOTHING}
    </td>
  </tr>`;
};

const table = (rows: readonly MessageRow[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">When (UTC)</th>
        <th scope="col">To</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(message)}
    </tbody>
  </table>`;

/** Messages of the backend to players, newest first, with their links. */
export const messagesSection = (db: Db): Section => ({
  name: 'messages',
  title: 'Messages',
  async draw() {
    const rows = await latestMessages(db, SHOWN);
    if (rows.length === 0) return html`<p>Nobody was written to yet.</p>`;
    const earlier = rows.slice(OPEN);
    return html`<p>What players got to read, newest first. A link works once.</p>
      ${table(rows.slice(0, OPEN))}
      ${
        earlier.length === 0
          ? NOTHING
          : html`<details>
              <summary>Earlier messages</summary>
              ${table(earlier)}
            </details>`
      }`;
  },
  submit() {
    throw new WrongInput('There is nothing to send here.');
  },
  routes(app) {
    // For tests: { link } of the newest message `to` an address whose link leads to `path`.
    app.get<{ Querystring: { to?: string; path?: string } }>('/sandbox/messages/link', async ({ query }, reply) => {
      const link = await latestLink(db, String(query.to), String(query.path));
      return link === null ? reply.code(404).send({ wrong: 'There is no such message.' }) : { link };
    });
  },
});
