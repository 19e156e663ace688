import { isIP } from 'node:net';
import { COUNTRIES } from '../../brands/brand/countryTable';
import { choose, write } from './field';
import { html } from '../../http/html';
import { type Section, type Viewer, WrongInput } from './section';
import { isCountry, readVisitorCookie, visitorCookie } from '../../http/visitorCookie';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = COUNTRIES.map(({ code }) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** Cookies belong to a host, so a brand's site sees only what is set under its own name. */
function otherHosts({ host, brands }: Viewer) {
  const [, port = ''] = host.split(':');
  const links = ['localhost', ...brands.map((brand) => `${brand}.localhost`)]
    .filter((name) => `${name}:${port}` !== host)
    .map((name) => html`<li><a href="http://${name}:${port}/sandbox">${name}</a></li> `);
  return html`<details>
    <summary>Set it for another host</summary>
    <ul>
      ${links}
    </ul>
  </details>`;
}

/** The country and IP address the sandbox detects for this browser. */
export const visitorSection: Section = {
  name: 'visitor',
  title: 'Detected visitor',
  draw(_controls, viewer) {
    const { ip = null, country = null } = readVisitorCookie(viewer.cookies) ?? {};
    const [name] = viewer.host.split(':');
    return html`<p>
        A cookie on <strong>${name ?? ''}</strong> says where this browser comes from, on every port of that host, for a
        day. It is believed only while this panel is open.
      </p>
      <form method="post" action="/sandbox/visitor">
        ${choose('visitor-country', 'Country', 'country', [
          { value: '', text: 'By the address' },
          ...countries.map(({ code, name: text }) => ({ value: code, text, isChosen: code === country })),
        ])}
        ${write('visitor-ip', 'IP address (empty: as it is)', 'ip', ip ?? '')}
        <button>Set visitor</button>
        <button name="forget" value="1">As it is</button>
      </form>
      ${otherHosts(viewer)}`;
  },
  submit(_controls, form) {
    if (form.has('forget')) {
      return { said: 'The visitor is detected as it is.', cookie: visitorCookie({ ip: null, country: null }) };
    }
    const code = form.get('country') ?? '';
    const address = form.get('ip')?.trim().toLowerCase() ?? '';
    if (code !== '' && !isCountry(code)) throw new WrongInput('Choose a country of the list.');
    if (address !== '' && !isIP(address)) throw new WrongInput('Give an IP address such as 198.51.100.7.');
    const cookie = visitorCookie({ ip: address || null, country: code || null });
    return { said: 'The visitor is set. Load the site anew to be seen there.', cookie };
  },
};
