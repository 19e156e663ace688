import { Download, MessageCircle, Share2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { formatDay } from '@/domain/format/day';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import type { Statistics } from '@/domain/wins/wins';
import { closeModal } from '@/hooks/address/modalAddress';
import { useShareToChat } from '@/hooks/chat/chatShare';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { pngOf, themeOf } from '@/services/browser/canvas';
import { saveBlob } from '@/services/browser/saveFile';
import { token } from '@/themes/token';
import { CARD_SIZE, drawCard, type CardPicture } from './drawCard';

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token('space-12')};

  h3 {
    font-size: 16px;
    line-height: 22px;
  }
  canvas {
    inline-size: min(100%, 260px);
    block-size: auto;
    aspect-ratio: 4 / 5;
    border-radius: ${token('radius-lg')};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
`;

const FILE = 'statistics.png';

const isWithdrawn = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether the system can share a picture. */
function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], FILE, { type: 'image/png' })] });
}

/** A picture of a player's figures, made in the browser, to save or to share (ENG-07). */
export function ShareCard({ statistics, own }: { statistics: Statistics; own: boolean }) {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const locale = useLocale();
  const { brandName } = useSettings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shareToChat = useShareToChat();
  const [named, setNamed] = useState(true);
  const { player, joinedDate, totalBets, wins, losses, games, bestMultiplier } = statistics;
  const told = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  const figures = [
    { label: t('statistics.totalBets'), value: told(totalBets) },
    { label: t('statistics.games'), value: told(games) },
    { label: t('statistics.wins'), value: told(wins) },
    { label: t('statistics.losses'), value: told(losses) },
    {
      label: t('statistics.best'),
      value: bestMultiplier === null ? '–' : formatMultiplier(locale, bestMultiplier),
    },
    { label: t('statistics.joined'), value: (joinedDate && formatDay(locale, joinedDate)) || '–' },
  ];
  const says = figures.map(({ label, value }) => `${label}: ${value}`).join(', ');
  const name = named ? player : null;

  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    const rtl = document.documentElement.dir === 'rtl';
    const card: CardPicture = { brand: brandName, name, figures, foot: t('statistics.foot'), rtl };
    drawCard(ctx, card, themeOf());
    // The figures are new with each render, but only their words count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [says, name, brandName, t]);

  const png = async () => (canvas.current ? pngOf(canvas.current) : null);
  const save = async () => {
    const picture = await png();
    if (picture) saveBlob(FILE, picture);
    else alert.error(t('statistics.notSaved'));
  };
  const share = async () => {
    const picture = await png();
    if (!picture) return alert.error(t('statistics.notSaved'));
    const shared = navigator.share({ files: [new File([picture], FILE, { type: 'image/png' })] });
    await shared.catch((error: unknown) => {
      if (!isWithdrawn(error)) alert.error(t('statistics.notShared'));
    });
  };
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('statistics.card')}</h3>
      <canvas
        ref={canvas}
        {...CARD_SIZE}
        role="img"
        aria-label={[brandName, ...(name ? [name] : []), says].join(', ')}
      />
      {player !== null && (
        <label>
          <input type="checkbox" checked={named} onChange={(event) => setNamed(event.target.checked)} />
          {t('statistics.withName')}
        </label>
      )}
      <div className="actions">
        <Button icon={<Icon of={Download} />} onClick={() => void save()}>
          {t('statistics.save')}
        </Button>
        {canShare() && (
          <Button icon={<Icon of={Share2} />} onClick={() => void share()}>
            {t('statistics.share')}
          </Button>
        )}
        {own && shareToChat && (
          <Button
            icon={<Icon of={MessageCircle} />}
            onClick={() => {
              closeModal();
              shareToChat({ kind: 'statistics' });
            }}
          >
            {t('statistics.toChat')}
          </Button>
        )}
      </div>
    </Root>
  );
}
