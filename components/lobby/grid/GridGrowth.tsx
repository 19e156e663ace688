import { ChevronDown } from 'lucide';
import {
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { chunkAt, chunksOf, openNext, STEP } from '@/domain/lobby/endless';
import { formatNumber } from '@/domain/format/number';
import { type GameSummary } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { AllRows } from './AllRows';
import { GridFoot } from './GridFoot';
import { nextGames, OVERSCAN, sameRows, type GridRows } from './gridRows';
import { MoreFailed } from './MoreFailed';
import { type RowRange } from './RowWindow';
import { useChunks, type LoadChunk } from './useChunks';
import { useGridSize } from './useGridSize';
import { useListPlace } from './useListPlace';
import { useNearEnd } from './useNearEnd';

/** New tiles per frame: one row of a large screen. More would block scrolling during layout and image decoding. */
const NEW_IN_A_FRAME = 8;

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
  count: number;
  loadChunk: LoadChunk;
  list: RefObject<HTMLUListElement | null>;
  /** The rows last passed to `onRows`. */
  rows: GridRows | null;
  /** Receives the rows to render once the list is longer than its page, and whether all of them have arrived. */
  onRows: (rows: GridRows | null) => void;
  onArrived: (arrived: boolean) => void;
};

/**
 * Grows a list, and renders its footer: once automatically near the end, then on every press of "Show more", so that
 * the content below the list stays reachable. Renders no tiles; loaded after hydration.
 */
export function GridGrowth({
  games,
  start,
  brought,
  count,
  loadChunk,
  list,
  rows,
  onRows,
  onArrived,
}: GridGrowthProps) {
  const t = useT();
  const locale = useLocale();
  const end = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(brought);
  const [range, setRange] = useState<RowRange | null>(null);
  const [goTo, setGoTo] = useState<number | null>(null);
  const { chunks, want, retry } = useChunks(loadChunk);
  const size = useGridSize(list);

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
  const arrived = !grown || chunksOf(last - 1, last, brought).every((chunk) => Array.isArray(chunks[chunk.start]));

  useEffect(() => {
    want(chunksOf(from, to, brought));
    // What was opened last is fetched before it is visible.
    want(chunksOf(last - STEP, last, brought));
    // Prefetch what the next press would open, so that its data does not queue behind these games' images.
    if (grown && arrived) want(chunksOf(last, openNext(last, count), brought));
  }, [want, from, to, brought, last, grown, arrived, count]);

  // The rows on the screen, updated one frame after they were set.
  const [painted, setPainted] = useState(rows);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(rows)));
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  const returns = goTo !== null;

  const shown = useMemo((): GridRows | null => {
    if (!drawn) return null;
    const gameAt = (position: number): GameSummary | undefined => {
      if (position < brought) return games[position - start];
      const chunk = chunkAt(position, brought);
      const got = chunks[chunk.start];
      return Array.isArray(got) ? (got as readonly GameSummary[])[position - chunk.start] : undefined;
    };
    const isPainted = (position: number) =>
      painted ? painted.games[position - painted.from] !== undefined : position < brought;
    const rowHeight = size?.rowHeight ?? 0;
    return {
      from,
      games: nextGames(
        Array.from({ length: to - from }, (_, index) => gameAt(from + index)),
        (index) => isPainted(from + index),
        drawn.first > 0 ? OVERSCAN * columns : 0,
        // All at once when the scroll position is to be restored.
        returns ? Infinity : NEW_IN_A_FRAME,
      ),
      before: Math.min(drawn.first, rowCount - 1) * rowHeight,
      after: Math.max(0, rowCount - 1 - drawn.last) * rowHeight,
    };
  }, [drawn, from, to, chunks, games, start, brought, rowCount, size, columns, painted, returns]);
  const told = useRef<GridRows | null>(null);
  useLayoutEffect(() => {
    if (sameRows(told.current, shown)) return;
    told.current = shown;
    // A transition per step, so that the page stays scrollable in between.
    if (returns) onRows(shown);
    else startTransition(() => onRows(shown));
  }, [onRows, shown, returns]);
  useLayoutEffect(() => onArrived(arrived), [onArrived, arrived]);

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
      <GridFoot>
        <p role="status">
          {t('filter.shown', { shown: formatNumber(locale, last), total: formatNumber(locale, count) })}
        </p>
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
