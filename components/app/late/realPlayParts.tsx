import { Suspense, useEffect, type ComponentType } from 'react';
import type { BuyingProps, RealPlayProps } from '@/components/game/GamePage';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

/** A part that fails to load is left out of the game's page. */
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

/** The question failed to load: reports it and declines, because the game waits for an answer. */
function NotAsked({ onAnswer }: Pick<BuyingProps, 'onAnswer'>) {
  const t = useT();
  const alert = useAlert();
  useEffect(() => {
    alert.error(t('ui.loadingError'));
    onAnswer(false);
  }, [alert, t, onAnswer]);
  return null;
}

/** The confirmation of a bonus buy, loaded when a game requests it. */
const Buying = (props: BuyingProps) => (
  <ModalBoundary fallback={<NotAsked onAnswer={props.onAnswer} />}>
    <Suspense>
      <BonusBuy {...props} />
    </Suspense>
  </ModalBoundary>
);

/** What surrounds a game played with real money; loaded on demand with its texts. */
export const REAL_PLAY_PARTS = {
  Above: apart(withTexts<RealPlayProps>(['play'], async () => (await load()).FrameBalance)),
  Below: apart(withTexts<RealPlayProps>(['play', 'betLimitError', 'general'], async () => (await load()).PlayNotes)),
  Buying,
};
