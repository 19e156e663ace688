import { FIRST_RUNG, LADDER } from '../../engines/dice/ladder';
import { type RollAnswer, type RollRequest } from '../../dice/wire';
import { type SessionAnswer } from '../../rounds/wire';
import { api, post } from '../frame/api';
import { NOTHING_SOLD } from '../buy';
import { element } from '../frame/elements';
import { type Frame, openGame } from '../frame/frame';
import { NEVER_FREE } from '../freeSpins';
import { createPlayer } from '../player';
import { onPress } from '../spinButton';
import { createStakeChoice, firstStake } from '../stake';
import { createBetChoice } from './bet';
import { createFair } from './fair';
import { createDiceView } from './view';

/** A dice game. Rounds follow the same protocol as slots; the bet is added to the request. */
openGame((session: SessionAnswer, { memory, language, ...frame }: Frame) => {
  const { stakes } = session.game;
  const view = createDiceView(language);
  const bet = createBetChoice(language, session.currency, { rung: LADDER[FIRST_RUNG]!, side: 'under' }, () =>
    view.hint(stake.value()),
  );
  const stake = createStakeChoice(stakes, firstStake(stakes, memory.get('stake')), language.amount, (chosen) => {
    memory.set('stake', chosen);
    bet.show(chosen);
    view.hint(chosen);
  });
  bet.show(stake.value());
  const fair = createFair(language, session.session);
  let hasRolled = false;
  const player = createPlayer({
    ...frame,
    session,
    view,
    language,
    api: {
      ...api,
      // The bet is locked until a roll is over, so every attempt sends the same one.
      spin: (request, token) => {
        hasRolled = true;
        const { rung, side } = bet.value();
        const roll: RollRequest = { ...request, tenths: rung.tenths, side };
        return post<RollAnswer>('/api/dice/roll', roll, token);
      },
    },
    stake: stake.value,
    freeSpins: NEVER_FREE,
    buying: NOTHING_SOLD,
    lockStake(locked) {
      stake.lock(locked);
      bet.lock(locked);
    },
    newIntent: () => crypto.randomUUID(),
    forget: () => memory.set('session', null),
  });
  view.hint(stake.value());
  void fair.read().then((state) => {
    if (!state) return;
    view.list(state.rounds);
    // With the balance of now: money may have moved since.
    if (state.last && !hasRolled && element('stage').dataset.phase === 'idle')
      view.lastRound({ ...state.last, balance: session.balance });
  });
  onPress(element('spin'), player.spin);
  return player;
});
