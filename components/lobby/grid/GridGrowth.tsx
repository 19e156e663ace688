import { ChevronDown } from 'lucide';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { chunksOf, openNext, STEP } from '@/domain/lobby/endless';
import { type GameSummary } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { AllRows } from './AllRows';
import { GridFoot } from './GridFoot';
import type { GridRows } from './gridRows';
import { MoreFailed } from './MoreFailed';
import { type RowRange } from './RowWindow';
import { gamesOf, useChunks, type Chunks, type LoadChunk } from './useChunks';
import { useGridSize } from './useGridSize';
import { useListPlace } from './useListPlace';
import { useNearEnd } from './useNearEnd';
import { useScrollTo } from './useScrollTo';
import { useShownRows } from './useShownRows';

/** If the chunk that tracks visible rows fails to load, all rows are rendered. */
const RowWindow = lazy(() =>
  import('./RowWindow').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: AllRows }),
  ),
);

export type GridGrowthProps = {
  /** The games of the server-rendered page; the first has position `start` in the whole list. */
  games: readonly GameSummary[];
  start: number;
  /** The first position after the server-rendered page. */
  brought: number;
  /** How many games the list had when the page was drawn. */
  count: number;
  loadChunk: LoadChunk;
  list: RefObject<HTMLUListElement | null>;
  /** The rows last passed to `onRows`. */
  rows: GridRows | null;
  /** Receives the rows to render once the list is longer than its page, and whether all of them have arrived. */
  onRows: (rows: GridRows | null) => void;
  onArrived: (arrived: boolean) => void;
};

/** How many games the list has by now: those that were taken down since the page was drawn have no place in it. */
const countNow = (drawn: number, chunks: Chunks): number =>
  Math.min(drawn, ...Object.values(chunks).flatMap((chunk) => (chunk === 'failed' ? [] : [chunk.count])));

/**
 * Grows a list, and renders its footer: once automatically near the end, then on every press of "Show more", so that
 * the content below the list stays reachable. Renders no tiles; loaded after hydration.
 */
export function GridGrowth({
  games,
  start,
  brought,
  count: drawnCount,
  loadChunk,
  list,
  rows,
  onRows,
  onArrived,
}: GridGrowthProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const [opened, setOpen] = useState(brought);
  const [range, setRange] = useState<RowRange | null>(null);
  const [goTo, setGoTo] = useState<number | null>(null);
  const { chunks, want, retry } = useChunks(loadChunk);
  const size = useGridSize(list);

  const count = Math.max(brought, countNow(drawnCount, chunks));
  const open = Math.min(opened, count);
  const failed = Object.keys(chunks)
    .map(Number)
    // A failed prefetch is not reported.
    .find((chunk) => chunks[chunk] === 'failed' && chunk < open);
  const last = failed === undefined ? open : Math.max(brought, Math.min(open, failed));
  const grown = last > brought;
  const rowCount = size ? Math.ceil((last - start) / size.columns) : 0;
  const drawn = grown && size && range ? range : null;
  const columns = size?.columns ?? 1;
  const from = drawn ? start + Math.min(drawn.first, rowCount - 1) * columns : start;
  const to = drawn ? Math.min(last, start + (drawn.last + 1) * columns) : brought;
  const arrived = !grown || chunksOf(last - 1, last, brought).every(({ start: at }) => gamesOf(chunks, at));

  useEffect(() => {
    want(chunksOf(from, to, brought));
    // What was opened last is fetched before it is visible.
    want(chunksOf(last - STEP, last, brought));
    // Prefetch what the next press would open, so that its data does not queue behind these games' images.
    if (grown && arrived) want(chunksOf(last, openNext(last, count), brought));
  }, [want, from, to, brought, last, grown, arrived, count]);

  useShownRows({
    games,
    start,
    brought,
    chunks,
    drawn,
    from,
    to,
    rowCount,
    columns,
    rowHeight: size?.rowHeight ?? 0,
    atOnce: goTo !== null,
    rows,
    onRows,
  });
  useLayoutEffect(() => onArrived(arrived), [onArrived, arrived]);

  useListPlace(open, (place) => {
    setOpen((now) => Math.max(now, Math.min(place.open, count)));
    setGoTo(place.scroll);
  });
  useScrollTo(open > brought && !drawn ? null : goTo, drawn, () => setGoTo(null));

  const more = () => {
    if (chunks[open] === 'failed') retry(open);
    setOpen((now) => openNext(now, count));
  };
  const onlyPage = open === brought && open < count;
  useNearEnd(end, onlyPage && goTo === null, more);

  return (
    <>
      {grown && size && (
        <Suspense>
          <RowWindow rows={rowCount} size={size} onRange={setRange} />
        </Suspense>
      )}
      {failed !== undefined && <MoreFailed onRetry={() => retry(failed)} />}
      <div ref={end} />
      <GridFoot shown={last} count={count}>
        {last < count && (
          <Button
            look="outline"
            icon={<Icon of={ChevronDown} />}
            busy={!arrived}
            onClick={failed === undefined ? more : () => retry(failed)}
          >
            {t('filter.more')}
          </Button>
        )}
      </GridFoot>
    </>
  );
}
