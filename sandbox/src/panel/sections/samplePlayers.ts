import { BRANDS } from '../../brands/brands';
import { type Db } from '../../db/database';
import { html } from '../../http/html';
import { samplePeople } from '../../samplePlayers/people';
import { type Section } from './section';

/** The players that play by themselves, and the switch that stops them. */
export const samplePlayersSection = (db: Db): Section => ({
  name: 'sample-players',
  title: 'Sample players',
  async draw({ samplePlayers }) {
    const people = await samplePeople(db, [...BRANDS.keys()]);
    const names = [...new Set(people.map(({ nickname }) => nickname))].join(', ');
    return html`<p>
        These players are samples: they play by themselves, with money of the sandbox, at every brand. They
        ${samplePlayers.play ? 'are playing.' : 'have stopped. What they played stays.'}
      </p>
      <p>Their e-mails end in @samples.baize.example. Their names: ${names || 'none yet'}.</p>
      <form method="post" action="/sandbox/sample-players">
        ${
          samplePlayers.play
            ? html`<button name="play" value="no">Stop</button>`
            : html`<button name="play" value="yes">Let them play</button>`
        }
      </form>`;
  },
  submit({ samplePlayers }, form) {
    samplePlayers.play = form.get('play') === 'yes';
    return { said: samplePlayers.play ? 'The sample players play.' : 'The sample players have stopped.' };
  },
});
