import { Suspense, useEffect, type ComponentType } from 'react';
import type { BuyingProps, RealPlayProps } from '@/components/game/GamePage';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

/** A part that does not arrive leaves the game as it is. */
const apart = (Part: ComponentType<RealPlayProps>) =>
  function Apart(props: RealPlayProps) {
    return (
      <ModalBoundary>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ModalBoundary>
    );
  };

const load = () => import('@/components/game/play/AroundFrame');

const BonusBuy = withTexts<BuyingProps>(
  ['play', 'betLimitError', 'general'],
  async () => (await import('@/components/game/play/BonusBuy')).BonusBuy,
);

/** The question did not arrive: nobody can say yes to it, and the game waits for an answer. */
function NotAsked({ onAnswer }: Pick<BuyingProps, 'onAnswer'>) {
  const t = useT();
  const alert = useAlert();
  useEffect(() => {
    alert.error(t('ui.loadingError'));
    onAnswer(false);
  }, [alert, t, onAnswer]);
  return null;
}

/** The question about a bonus buy, loaded when a game asks it. */
const Buying = (props: BuyingProps) => (
  <ModalBoundary fallback={<NotAsked onAnswer={props.onAnswer} />}>
    <Suspense>
      <BonusBuy {...props} />
    </Suspense>
  </ModalBoundary>
);

/** What stands around a game that is played with real money: loaded, with its texts, when it is. */
export const REAL_PLAY_PARTS = {
  Above: apart(withTexts<RealPlayProps>(['play'], async () => (await load()).FrameBalance)),
  Below: apart(withTexts<RealPlayProps>(['play', 'betLimitError', 'general'], async () => (await load()).PlayNotes)),
  Buying,
};
