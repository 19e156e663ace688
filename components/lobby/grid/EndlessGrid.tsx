import { ChevronDown } from 'lucide';
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/Button';
import { coverLoad } from '@/components/ui/pictures/coverSources';
import { Icon } from '@/components/ui/pictures/Icon';
import { type GameSummary } from '@/domain/game/game';
import { LOBBY_PAGE_SIZE } from '@/domain/lobby/lobby';
import { useT } from '@/hooks/useT';
import { whenAtRest } from '@/hooks/whenAtRest';
import { GridFoot, GridLine } from './GridFoot';
import { TileList, TileSkeleton } from '../tiles/GameGrid';
import { GameTile } from '../tiles/GameTile';
import { type GridGrowthProps } from './GridGrowth';
import { type GridRows } from './gridRows';
import { currentEntry, currentList, readPlace } from './listPlace';
import { type LoadChunk } from './useChunks';
import { useTiles } from '../tiles/useTiles';

const Tile = memo(GameTile);

export type EndlessGridProps = {
  /** The games of the server-rendered page. */
  games: readonly GameSummary[];
  count: number;
  /** Page in the URL, from 1; the list continues from there. */
  page: number;
  hrefOf: (page: number) => string;
  /** Another list is loading; this one stays visible, marked as busy. */
  busy: boolean;
  loadChunk: LoadChunk;
};

type FootProps = Pick<GridGrowthProps, 'brought' | 'count'> & { more: string };

/** "Show more" as a link to the next page, until the list can grow. */
function LinkFoot({ brought, count, more }: FootProps) {
  const t = useT();
  return (
    <GridFoot shown={brought} count={count}>
      {brought < count && (
        <ButtonLink look="outline" rel="next" href={more} icon={<Icon of={ChevronDown} />}>
          {t('filter.more')}
        </ButtonLink>
      )}
    </GridFoot>
  );
}

/** If the chunk that makes the list grow fails to load, the link stays. */
const GrowingFoot = lazy(() =>
  import('./GridGrowth').then(
    ({ GridGrowth }) => ({
      default: ({ more: _, ...props }: GridGrowthProps & FootProps) => <GridGrowth {...props} />,
    }),
    () => ({ default: LinkFoot }),
  ),
);

/** Whether the player left this list scrolled down or grown. */
function wasLeft(): boolean {
  const entry = currentEntry();
  return window.scrollY > 0 || (entry !== null && readPlace(entry, currentList()) !== null);
}

/**
 * Whether the list may grow: once the page is idle or the player touches or scrolls it (until then "Show more" is a
 * link); at once when it resumes (`begun`).
 */
function useAlive(begun: boolean): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => whenAtRest(() => setAlive(true), begun || wasLeft() ? 0 : undefined), [begun]);
  return alive;
}

/**
 * A growing list. The server-rendered page is readable without JavaScript and links to the others; later games
 * are rendered only near the viewport, so that ten thousand games are as light as a hundred.
 */
export function EndlessGrid({ games, count, page, hrefOf, busy, loadChunk }: EndlessGridProps) {
  const tiles = useTiles();
  const start = (page - 1) * LOBBY_PAGE_SIZE;
  const list = useRef<HTMLUListElement>(null);
  const alive = useAlive(page > 1);
  const [rows, setRows] = useState<GridRows | null>(null);
  const [arrived, setArrived] = useState(true);
  const from = rows?.from ?? start;

  // Padding reserves the height of the rows that are not rendered.
  useLayoutEffect(() => {
    list.current!.style.paddingBlock = rows ? `${rows.before}px ${rows.after}px` : '';
  }, [rows]);

  const foot = { brought: Math.min(count, start + LOBBY_PAGE_SIZE), count, more: hrefOf(page + 1) };
  return (
    <>
      {page > 1 && (
        <GridLine>
          <ButtonLink look="quiet" rel="prev" href={hrefOf(page - 1)}>
            {tiles.t('filter.earlier')}
          </ButtonLink>
        </GridLine>
      )}
      <TileList
        ref={list}
        aria-label={tiles.t('lobby.games')}
        aria-busy={busy || !arrived || undefined}
        data-old={busy || undefined}
      >
        {(rows?.games ?? games).map((game, index) => {
          const position = from + index;
          return (
            <li
              key={position}
              aria-posinset={alive ? position + 1 : undefined}
              aria-setsize={alive ? count : undefined}
            >
              {game ? <Tile game={game} tiles={tiles} load={coverLoad(position - start)} /> : <TileSkeleton still />}
            </li>
          );
        })}
      </TileList>
      {alive ? (
        <Suspense fallback={<LinkFoot {...foot} />}>
          <GrowingFoot
            {...foot}
            games={games}
            start={start}
            loadChunk={loadChunk}
            list={list}
            rows={rows}
            onRows={setRows}
            onArrived={setArrived}
          />
        </Suspense>
      ) : (
        <LinkFoot {...foot} />
      )}
    </>
  );
}
