import { BookOpen } from 'lucide';
import { useEffect, useRef } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FactList } from '@/components/ui/figures/FactList';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { Question } from '@/components/ui/overlay/Question';
import type { Stat } from '@/components/ui/figures/StatList';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { formatAmount } from '@/domain/format/amount';
import { formatNumber } from '@/domain/format/number';
import type { GameDetails } from '@/domain/game/game';
import { safeHref } from '@/domain/links/safeHref';
import { errorKey } from '@/domain/errors/errorKeys';
import { isTooDear, stakesInPrice } from '@/domain/game/bonusBuy';
import type { BonusBuyAsk, RealPlayNow } from '@/domain/game/realPlay';
import { useWrite, type WriteState } from '@/hooks/useWrite';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT, type Translate } from '@/hooks/useT';
import { useBuyBonusMutation } from '@/services/bonuses/bonuses';

const PERCENT: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 };

type BonusBuyProps = {
  ask: BonusBuyAsk;
  play: RealPlayNow;
  game: GameDetails;
  sessionId: string;
  /** Called once; true when the casino has confirmed that the next transaction is a bonus buy. */
  onAnswer: (confirmed: boolean) => void;
};

/** Answers once, and not after unmount: a late answer of the casino must not apply to the next question. */
function useAnswer(onAnswer: BonusBuyProps['onAnswer']): BonusBuyProps['onAnswer'] {
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => void (isOver.current = true);
  }, []);
  return (confirmed) => {
    if (isOver.current) return;
    isOver.current = true;
    onAnswer(confirmed);
  };
}

/**
 * Confirms the purchase of a game's feature, with its price and conditions (GAME-11, M-22). The confirmation itself
 * stakes nothing: unless the casino accepts it, nothing was bought.
 */
export function BonusBuy({ ask, play, game, sessionId, onAnswer }: BonusBuyProps) {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const [buy] = useBuyBonusMutation();
  const answer = useAnswer(onAnswer);
  const { state, send } = useWrite(buy, { onDone: () => answer(true) });
  const { phase } = state;
  const tooDear = isTooDear(ask, play);
  const price = formatAmount(locale, ask.price, ask.currency) ?? ask.price;
  const close = () => answer(false);
  return (
    <Dialog open onClose={close} title={t('play.buy.title')}>
      <Question aria-busy={phase === 'sending' || undefined}>
        <FactList label={t('play.buy.figures')} facts={figuresOf(ask, play, t)} />
        <Conditions ask={ask} game={game} />
        {tooDear && <Notice tone="warning">{t('play.buy.tooDear')}</Notice>}
        <Progress state={state} />
        <div className="answers">
          <Button size="main" onClick={close}>
            {t(phase === 'idle' || phase === 'sending' ? 'play.buy.no' : 'ui.close')}
          </Button>
          {tooDear ? (
            <ButtonLink look="primary" size="main" href={urlOf('deposit')}>
              {t('play.deposit')}
            </ButtonLink>
          ) : (
            phase !== 'checking' &&
            phase !== 'refused' && (
              <Button
                look="primary"
                size="main"
                busy={phase === 'sending' || phase === 'done'}
                onClick={() => send({ game: game.id, sessionId })}
              >
                {t(phase === 'unknown' ? 'play.buy.again' : 'play.buy.yes', { price })}
              </Button>
            )
          )}
        </div>
      </Question>
    </Dialog>
  );
}

function figuresOf({ price, stake, currency }: BonusBuyAsk, { balance }: RealPlayNow, t: Translate): Stat[] {
  const facts: Stat[] = [
    { key: 'price', label: t('play.buy.price'), value: <Amount value={price} currency={currency} /> },
    { key: 'stake', label: t('play.buy.stake'), value: <Amount value={stake} currency={currency} /> },
  ];
  if (!balance?.parts) return facts;
  const held = <Amount value={balance.parts.realMoney} currency={balance.currency} />;
  return [...facts, { key: 'balance', label: t('play.realMoney'), value: held }];
}

function Conditions({ ask, game }: { ask: BonusBuyAsk; game: GameDetails }) {
  const t = useT();
  const locale = useLocale();
  const times = stakesInPrice(ask);
  const rules = safeHref(game.rulesUrl ?? '');
  return (
    <>
      <p>
        {t('play.buy.text', { game: game.name })}{' '}
        {times !== null && t('play.buy.times', { times: formatNumber(locale, times) })}
      </p>
      {ask.returnToPlayer !== undefined && (
        <p>{t('play.buy.return', { percent: formatNumber(locale, ask.returnToPlayer, PERCENT) })}</p>
      )}
      <p>{t('play.buy.money')}</p>
      <p>{t('play.buy.limits')}</p>
      {rules && (
        <div>
          <ButtonLink look="quiet" href={rules} target="_blank" rel="noreferrer" icon={<Icon of={BookOpen} />}>
            {t('play.buy.rules')}
            <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** State of the confirmation, unless it is done or just sent. */
function Progress({ state }: { state: WriteState<true> }) {
  const t = useT();
  switch (state.phase) {
    case 'refused':
      return (
        <Notice tone="warning">
          {t(errorKey('bet', state.error.code))} {t('play.buy.nothing')}
        </Notice>
      );
    case 'checking':
      return <Notice tone="warning">{t('play.buy.checking')}</Notice>;
    case 'unknown':
      return <Notice tone="warning">{t('play.buy.unknown')}</Notice>;
    default:
      return null;
  }
}
