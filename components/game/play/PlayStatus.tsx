import { Clock } from 'lucide';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import type { PlaySession } from '@/domain/game/playSession';
import { signOf } from '@/domain/money/signOf';
import { useBalanceNews } from '@/hooks/player/useBalanceNews';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import { useT } from '@/hooks/useT';
import { STORED, writeStored } from '@/services/browser/storage';
import { roundPlayed } from '@/services/game/play';
import { watchStops } from '@/services/protection/stopMark';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** From this width on it fits into the header; below it is a line under the header (its room: themes/sheets/base.ts). */
const ROOMY = '@media (min-width: 1300px)';

const Root = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 28px;
  padding-inline: ${token('space-16')};
  border-block-end: 1px solid ${token('border')};
  background: ${token('bg')};
  font-size: 13px;
  font-variant-numeric: tabular-nums lining-nums;
  color: ${token('text-muted')};
  white-space: nowrap;

  .net {
    margin-inline-start: auto;
    font-weight: 650;
    font-variant-numeric: lining-nums;
  }
  .net[data-sign='+'] {
    color: ${token('success-text')};
  }
  .net[data-sign='-'] {
    color: ${token('danger-text')};
  }
  ${media.desktop} {
    padding-inline: ${token('space-32')};
  }
  ${ROOMY} {
    position: static;
    block-size: 36px;
    align-self: center;
    padding-inline: 12px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-pill')};

    .net {
      margin-inline-start: 4px;
    }
  }
`;

/** Marks page and browser while real money is played; what is not known yet changes nothing. */
function usePlayingMark(session: PlaySession | null): void {
  const isPlaying = session && session.startedAt !== null;
  useLayoutEffect(() => {
    if (isPlaying === null) return;
    writeStored(STORED.playing, isPlaying ? '1' : null);
    document.documentElement.toggleAttribute('data-playing', isPlaying);
  }, [isPlaying]);
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-playing'), []);
}

/**
 * Session time and net result of play with real money, in the header of every page in every tab. Refetched when the
 * socket reports a bet or a win, when the page becomes visible again, and by a slow poll.
 */
export function PlayStatus() {
  const dispatch = useDispatch();
  const { session, asOf } = usePlaySession();
  useBalanceNews(asOf, async () => void dispatch(roundPlayed()));
  useEffect(() => watchStops(() => dispatch(roundPlayed())), [dispatch]);
  usePlayingMark(session);
  return session && <Status session={session} />;
}

function Status({ session: { startedAt, ahead, netResult, currency } }: { session: PlaySession }) {
  const t = useT();
  if (startedAt === null) return null;
  return (
    <Root role="group" aria-label={t('play.now')}>
      <Icon of={Clock} size={16} />
      <span>{t('play.session')}</span>
      <RunningTime since={startedAt} ahead={ahead} />
      <span className="net" data-sign={signOf(netResult)}>
        {t('play.net')} <Amount value={netResult} currency={currency} sign="exceptZero" />
      </span>
    </Root>
  );
}
