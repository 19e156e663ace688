import { ChartColumn, type IconNode, User } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { useLocale } from '@/components/ui/LocaleContext';
import { Cover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { gameHref } from '@/config/pages/navigation';
import type { ChatShare, SharedGame } from '@/domain/chat/chatShare';
import { formatAmount } from '@/domain/format/amount';
import { formatMultiplier, formatNumber } from '@/domain/format/number';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-4')} ${token('space-12')};
  margin-block-start: ${token('space-4')};
  padding: ${token('space-8')} ${token('space-12')};
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};
  font: 400 13px/18px ${token('font-text')};

  > .picture {
    display: grid;
    place-items: center;
    inline-size: 36px;
    min-block-size: 36px;
    color: ${token('text-muted')};
  }
  > .picture > * {
    inline-size: 100%;
    border-radius: ${token('radius-sm')};
  }
  > .picture > svg {
    inline-size: 24px;
  }
  > div > * {
    display: block;
    overflow-wrap: anywhere;
  }
  a,
  b {
    font: 650 14px/20px ${token('font-text')};
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    font: inherit;
    color: ${token('text-muted')};
  }
  > .best {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  > .note {
    grid-column: 1 / -1;
    color: ${token('text-muted')};
  }
`;

type CardProps = {
  game?: SharedGame;
  icon?: IconNode;
  title: string;
  text: string;
  best: number | null;
  note?: string;
};

function Card({ game, icon, title, text, best, note }: CardProps) {
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const picture: ReactNode = game?.thumbnail ? (
    <Cover name="" picture={pictureUrl(game.thumbnail)} load="near" />
  ) : (
    <Icon of={icon ?? ChartColumn} />
  );
  return (
    <Root>
      <span className="picture">{picture}</span>
      <div>
        {game ? (
          <SiteLink href={gameHref(game.id)}>
            <bdi>{title}</bdi>
          </SiteLink>
        ) : (
          <b>{title}</b>
        )}
        <small>{text}</small>
      </div>
      {best !== null && <b className="best">{formatMultiplier(locale, best)}</b>}
      {note !== undefined && <span className="note">{note}</span>}
    </Root>
  );
}

/** What a message shares, drawn from the backend's figures; what it does not tell is a dash. */
export function ShareCard({ share }: { share: ChatShare }) {
  const t = useT();
  const locale = useLocale();
  const told = (value: number | null) => (value === null ? '–' : formatNumber(locale, value));
  switch (share.kind) {
    case 'win': {
      const { game, amount, stake, currencyCode, multiplier } = share;
      const money = (value: string | null) => (value && formatAmount(locale, value, currencyCode)) ?? '–';
      const text = t('chat.share.won', { amount: money(amount), stake: money(stake) });
      return <Card game={game} title={game.name} text={text} best={multiplier} />;
    }
    case 'statistics': {
      const { totalBets, wins, losses, bestMultiplier } = share;
      const text = t('chat.share.figures', { bets: told(totalBets), wins: told(wins), losses: told(losses) });
      return <Card icon={User} title={t('chat.share.statistics')} text={text} best={bestMultiplier} />;
    }
    case 'pulse': {
      const { game, values } = share;
      const lost = values.filter((value) => value === 0).length;
      const text = t('chat.share.rounds', { rounds: told(values.length), lost: told(lost) });
      const title = t('chat.share.pulse', { game: game.name });
      return <Card game={game} title={title} text={text} best={Math.max(...values)} note={t('chat.share.past')} />;
    }
  }
}
