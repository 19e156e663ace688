import { SAMPLE_PASSWORD, SAMPLES } from '../../seed/samples';
import { html } from '../../http/html';
import { type Section, WrongInput } from './section';

export const accountsSection: Section = {
  name: 'accounts',
  title: 'Sample accounts',
  draw: () =>
    html`<p>Every brand has these accounts. Their password: <code>${SAMPLE_PASSWORD}</code></p>
      <table>
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          ${SAMPLES.map(
            ({ email, says }) =>
              html`<tr>
                <td>${email}</td>
                <td>${says}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  submit() {
    throw new WrongInput('There is nothing to send here.');
  },
};
