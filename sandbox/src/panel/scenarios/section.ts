import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { html, NOTHING } from '../../http/html';
import { type Section, WrongInput } from '../sections/section';
import { type MadeScenario, SCENARIOS, type Scenarios, visitPath } from './scenarios';

const portOf = ({ headers }: FastifyRequest): string => headers.host?.split(':')[1] ?? '';

/** What to do with a scenario, in a sentence. */
const toldOf = ({ name, open, logIn }: MadeScenario): string =>
  logIn
    ? `${name} is made. Open ${open} and log in as ${logIn.email} with the password ${logIn.password}`
    : `${name}: open ${open} as a guest.`;

/**
 * The scenarios: each made by a form or one call. POST /sandbox/scenarios/<name> answers { name, says, open, logIn },
 * GET /sandbox/scenarios the names with what they are for.
 */
export const scenariosSection = (scenarios: Scenarios, panelPort: number | null): Section => ({
  name: 'scenarios',
  title: 'Scenarios',
  draw: () =>
    html`<p>
        Each makes a new player in that state, by the rules that hold for everybody, and says where to look. From a
        terminal:
        <code>npm run sandbox -- --scenario bonus-expiring</code>
      </p>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">What there is to see</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${[...SCENARIOS].map(
            ([name, { says, make, country, brand }]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${says}${brand ? html` At the brand ${brand}.` : NOTHING}</td>
                <td>
                  ${
                    make || country === undefined
                      ? html`<form method="post" action="/sandbox/scenarios">
                          <button name="scenario" value="${name}" aria-label="Make: ${name}">Make</button>
                        </form>`
                      : html`<a href="${visitPath(name)}">Open</a>`
                  }
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  async submit(_controls, form) {
    return { said: toldOf(await scenarios.make(form.get('scenario') ?? '', String(panelPort ?? ''))) };
  },
  routes(app: FastifyInstance) {
    app.get('/sandbox/scenarios', () =>
      Object.fromEntries([...SCENARIOS].map(([name, { says, path }]) => [name, { says, path }])),
    );
    app.post<{ Params: { name: string } }>('/sandbox/scenarios/:name', async (request, reply) => {
      try {
        return await scenarios.make(request.params.name, portOf(request));
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
        return reply.code(422).send({ wrong: error.message });
      }
    });
    app.get<{ Params: { name: string } }>('/sandbox/scenarios/:name/visit', ({ params: { name } }, reply) => {
      if (!SCENARIOS.has(name)) return reply.code(404).send('There is no such scenario.');
      const { cookie, site } = scenarios.visit(name);
      return reply.header('set-cookie', cookie).redirect(site, 303);
    });
  },
});
