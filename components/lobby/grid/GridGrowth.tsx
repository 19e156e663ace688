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

/**
 * So many tiles are new in a frame: a row of a large screen. What is drawn at once keeps the page from scrolling until it is
 * laid out and its pictures are decoded.
 */
const NEW_IN_A_FRAME = 8;

/** Without the part that tells which rows are near the screen, all of them are drawn. */
const RowWindow = lazy(() =>
  import('./RowWindow').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: AllRows }),
  ),
);

export type GridGrowthProps = {
  /** The games the page came with; their first has the position `start` of the whole list. */
  games: readonly GameSummary[];
  start: number;
  /** The first position the page did not bring. */
  brought: number;
  count: number;
  loadChunk: LoadChunk;
  list: RefObject<HTMLUListElement | null>;
  /** What the list draws, as it was last told. */
  rows: GridRows | null;
  /** Hears what the list draws once it is longer than its page, and whether some of it is on its way. */
  onRows: (rows: GridRows | null) => void;
  onArrived: (arrived: boolean) => void;
};

/**
 * What makes a list grow, and its foot: once by itself as its end comes near, then with each press of "Show more", so that
 * what stands below the list can be reached. Draws no tiles; loaded when the page is alive.
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
    // What was only fetched ahead may fail unsaid.
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
    // What was opened last is got before it is on the screen.
    want(chunksOf(last - STEP, last, brought));
    // And once a list grows, what the next press would open: its games shall not wait behind the pictures of these.
    if (grown && arrived) want(chunksOf(last, openNext(last, count), brought));
  }, [want, from, to, brought, last, grown, arrived, count]);

  // On the screen; what was told since waits for its frame.
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
        // At once where the page is to be scrolled to them.
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
    // Drawn in small steps, between which the page scrolls on.
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
