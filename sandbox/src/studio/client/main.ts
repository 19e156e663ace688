import { type SessionAnswer } from '../rounds/wire';
import { api } from './frame/api';
import { createBuyButton, NOTHING_SOLD } from './buy';
import { element } from './frame/elements';
import { type Frame, openGame } from './frame/frame';
import { createFreeSpins } from './freeSpins';
import { createPlayer } from './player';
import { onPress } from './spinButton';
import { createStakeChoice, firstStake } from './stake';
import { createView } from './view';

openGame((session: SessionAnswer, { memory, language, ...frame }: Frame) => {
  const { stakes } = session.game;
  const { lastRound } = session;
  // The stake of a bought round is its price.
  const before = lastRound?.bonusBuy ? null : lastRound?.stake;
  const first = firstStake(stakes, memory.get('stake') ?? before);
  const view = createView(session.game, language);
  const stake = createStakeChoice(stakes, first, language.amount, (chosen) => {
    memory.set('stake', chosen);
    hint();
    buying.priced();
  });
  const freeSpins = createFreeSpins(language, () => {
    if (element('stage').dataset.phase === 'idle') hint();
  });
  const hint = () => (freeSpins.next() ? view.hintFree() : view.hint(stake.value()));
  const { currency } = session;
  const { buy } = session.game;
  const buying = buy
    ? createBuyButton({ buy, currency, stake: stake.value, language, press: () => player.buy() })
    : NOTHING_SOLD;
  const player = createPlayer({
    ...frame,
    session,
    api,
    view,
    language,
    stake: stake.value,
    freeSpins,
    buying,
    lockStake: stake.lock,
    newIntent: () => crypto.randomUUID(),
    forget: () => memory.set('session', null),
  });
  if (session.lastRound) view.lastRound(session.lastRound);
  else {
    view.welcome();
    hint();
  }
  onPress(element('spin'), player.spin);
  return player;
});
