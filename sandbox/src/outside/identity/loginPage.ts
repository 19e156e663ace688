import { randomBytes } from 'node:crypto';
import { html, type Html } from '../../http/html';
import { newSubject, PEOPLE, type Person } from './people';

const choice = ({ subject, email, emailVerified, givenName, familyName }: Person): Html =>
  html`<button name="subject" value="${subject}">
    ${givenName} ${familyName}<small>${email}${emailVerified ? '' : ' (e-mail not proven)'}</small>
  </button>`;

const frame = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sample identity provider</title>
        <link rel="stylesheet" href="/outside.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html;

/** The page to choose a person on. `asked` are the query parameters, sent back with the form. */
export const loginPage = (asked: Readonly<Record<string, string>>): string =>
  frame(
    'Choose an account',
    html`<p>This page stands in for Google while trying. It belongs to the sandbox; the people are made up.</p>
      <form method="post" action="/identity/authorize">
        ${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="people">
          ${PEOPLE.map(choice)}
          <button name="subject" value="${newSubject(randomBytes(8).toString('hex'))}">
            Somebody new<small>whom no site knows yet</small>
          </button>
        </div>
        <button class="cancel" name="cancel" value="1">Cancel</button>
      </form>`,
  );

/** The page for an invalid authorization request. */
export const refusedPage = (reason: string): string => frame('This request cannot be served', html`<p>${reason}</p>`);
