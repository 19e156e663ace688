import { ChevronDown } from 'lucide';
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/Button';
import { coverLoad } from '@/components/ui/coverSources';
import { Icon } from '@/components/ui/Icon';
import { Pagination } from '@/components/ui/Pagination';
import { chunkAt, chunksOf, openNext, startOf } from '@/domain/game/endless';
import { formatNumber } from '@/domain/format/number';
import { type GameSummary } from '@/domain/game/game';
import { LOBBY_PAGE_SIZE } from '@/domain/game/lobby';
import { token } from '@/themes/token';
import { MoreFailed } from './MoreFailed';
import { TileList, TileSkeleton } from './GameGrid';
import { GameTile } from './GameTile';
import { AllRows } from './AllRows';
import { type RowRange } from './RowWindow';
import { useChunks, type LoadChunk } from './useChunks';
import { useGridSize } from './useGridSize';
import { useListPlace } from './useListPlace';
import { useNearEnd } from './useNearEnd';
import { useTiles } from './useTiles';

/** Without the part that tells which rows are near the screen, all of them are drawn. */
const RowWindow = lazy(() =>
  import('./RowWindow').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: AllRows }),
  ),
);

const Tile = memo(GameTile);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')} ${token('space-16')};
  min-block-size: 44px;
  color: ${token('text-muted')};
`;

export type EndlessGridProps = {
  /** The games the page came with. */
  games: readonly GameSummary[];
  /** How many the list has in all. */
  count: number;
  /** Which page of the list the address asks for, from 1; the list goes on from there. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** The list while another one loads: kept, and said to be busy. */
  busy: boolean;
  loadChunk: LoadChunk;
};

const never = () => () => {};

/** True in a browser whose script runs, once the page is alive. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A list that grows as its end comes near. What the page came with is readable without script and leads on by links; what
 * follows is drawn only near the screen, so that a list of ten thousand games is as light as one of a hundred.
 */
export function EndlessGrid({ games, count, page, pages, hrefOf, busy, loadChunk }: EndlessGridProps) {
  const tiles = useTiles();
  const { t, locale } = tiles;
  const start = (page - 1) * LOBBY_PAGE_SIZE;
  const brought = start + games.length;
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const alive = useAlive();
  const [open, setOpen] = useState(brought);
  const [range, setRange] = useState<RowRange | null>(null);
  const [goTo, setGoTo] = useState<number | null>(null);
  const { chunks, want, retry } = useChunks(loadChunk);
  const size = useGridSize(list);

  const failed = Object.keys(chunks)
    .map(Number)
    .find((chunk) => chunks[chunk] === 'failed');
  const last = failed === undefined ? open : Math.max(brought, Math.min(open, startOf(failed)));
  const grown = last > brought;
  const rows = size ? Math.ceil((last - start) / size.columns) : 0;
  const drawn = grown && size && range ? range : null;
  const columns = size?.columns ?? 1;
  const from = drawn ? start + Math.min(drawn.first, rows - 1) * columns : start;
  const to = drawn ? Math.min(last, start + (drawn.last + 1) * columns) : brought;

  const gameAt = (position: number): GameSummary | undefined => {
    if (position < brought) return games[position - start];
    const chunk = chunks[chunkAt(position)];
    return Array.isArray(chunk) ? (chunk as readonly GameSummary[])[position - startOf(chunkAt(position))] : undefined;
  };
  const arrived = last <= brought || Array.isArray(chunks[chunkAt(last - 1)]);

  useEffect(() => {
    want(chunksOf(Math.max(from, brought), to));
    // The end is got before it is on the screen.
    if (last > brought) want([chunkAt(last - 1)]);
  }, [want, from, to, brought, last]);

  // The rows that are not drawn keep their place as the list's padding.
  useLayoutEffect(() => {
    const { style } = list.current!;
    const rowHeight = size?.rowHeight ?? 0;
    style.paddingBlockStart = drawn ? `${Math.min(drawn.first, rows - 1) * rowHeight}px` : '';
    style.paddingBlockEnd = drawn ? `${Math.max(0, rows - 1 - drawn.last) * rowHeight}px` : '';
  }, [drawn, rows, size]);

  useListPlace(open, (place) => {
    setOpen((now) => Math.max(now, Math.min(place.open, count)));
    setGoTo(place.scroll);
  });
  useEffect(() => {
    if (goTo === null || (open > brought && !drawn)) return;
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: goTo, behavior: 'instant' });
      setGoTo(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [goTo, drawn, open, brought]);

  const more = () => setOpen((now) => openNext(now, count));
  const ready = goTo === null && arrived && failed === undefined && open < count;
  useNearEnd(end, open, ready, more);

  return (
    <>
      {page > 1 && alive && (
        <Foot>
          <ButtonLink look="quiet" href={hrefOf(1)}>
            {t('filter.earlier')}
          </ButtonLink>
        </Foot>
      )}
      <TileList
        ref={list}
        aria-label={t('lobby.games')}
        aria-busy={busy || !arrived || undefined}
        data-old={busy || undefined}
      >
        {Array.from({ length: to - from }, (_, index) => {
          const position = from + index;
          const game = gameAt(position);
          return (
            <li
              key={position}
              aria-posinset={alive ? position + 1 : undefined}
              aria-setsize={alive ? count : undefined}
            >
              {game ? <Tile game={game} tiles={tiles} load={coverLoad(position - start)} /> : <TileSkeleton />}
            </li>
          );
        })}
      </TileList>
      {grown && size && (
        <Suspense>
          <RowWindow rows={rows} size={size} onRange={setRange} />
        </Suspense>
      )}
      {failed !== undefined && <MoreFailed onRetry={() => retry(failed)} />}
      <div ref={end} />
      {alive ? (
        <Foot>
          <p role="status" suppressHydrationWarning>
            {t('filter.shown', { shown: formatNumber(locale, last), total: formatNumber(locale, count) })}
          </p>
          {open < count && failed === undefined && (
            <Button look="outline" icon={<Icon of={ChevronDown} />} busy={!arrived} onClick={more}>
              {t('filter.more')}
            </Button>
          )}
        </Foot>
      ) : (
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      )}
    </>
  );
}
