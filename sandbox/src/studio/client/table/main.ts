import { type SessionAnswer } from '../../rounds/wire';
import { type SeatWire } from '../../table/wire';
import { post } from '../frame/api';
import { element, write } from '../frame/elements';
import { type Frame, openGame } from '../frame/frame';
import { exitOf } from '../playStage';
import { onPress } from '../spinButton';
import { createChipRack } from './chipRack';
import { createChooser } from './chooser';
import { faceOf } from './faces/faces';
import { createCloth } from './cloth';
import { createGame } from './game';
import { hearTable } from './hearing';
import { createLaying } from './laying';
import { createPausing } from './pausing';
import { createPayment } from './payment';
import { createPlacing } from './placing';
import { createShow } from './show';

/** The live table: chips are placed on the layout, staked together, and paid when the result is out. */
openGame((session: SessionAnswer, frame: Frame) => {
  const { language, site, notice, memory } = frame;
  const game = createGame(session);
  const pausing = createPausing(
    game,
    frame,
    () => show.refresh(),
    () => void payment.begin(),
  );
  const face = faceOf(element('stage').dataset.kind, language);
  const rack = createChipRack(session.game.stakes, language, memory, () => chooser?.refresh());
  const laying = createLaying({
    game,
    language,
    face,
    chip: rack.value,
    changed() {
      pausing.settleNotice();
      show.hint();
      show.refresh();
    },
    announce: (text) => write(element('live'), text),
  });
  const cloth = createCloth(face, language, game.currency, laying);
  const chooser = face.choice && createChooser(face, face.choice, language, game.currency, rack.value, laying);
  const show = createShow(game, language, {
    ...cloth,
    show(laid, staked) {
      cloth.show(laid, staked);
      chooser?.show(laid);
    },
    lock(locked) {
      cloth.lock(locked);
      chooser?.lock(locked);
    },
  });

  const end = () => {
    if (game.ended) return;
    game.ended = true;
    memory.set('session', null);
    notice.show(language.say('state.ended'), site.framed ? exitOf(language, site) : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
    show.refresh();
  };
  const place = createPlacing(game, frame, show, end, pausing.settleNotice);
  const payment = createPayment(game, frame, show, end, () => post<SeatWire>('/api/table/seat', {}, game.token));
  hearTable(session.game.id, { game, language, face, cloth, show, payment, settleNotice: pausing.settleNotice });

  onPress(element('place'), () => void place());
  onPress(element('undo'), laying.undo);
  onPress(element('clear'), laying.clear);
  onPress(element('again'), laying.again);
  show.hint();
  show.refresh();

  return pausing;
});
