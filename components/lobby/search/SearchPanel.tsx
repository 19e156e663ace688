import { useRouter } from 'next/router';
import {
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { searchHref } from '@/config/pages/navigation';
import type { Recent } from '@/domain/lobby/search/recents';
import { goTo } from '@/hooks/address/goTo';
import { isBrowsers, useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { OptionList } from './OptionList';
import { KeySetting } from './KeySetting';
import { foundOptions, restingOptions, type SearchOption } from './options';
import { PanelFailed, PanelSkeleton } from './PanelStates';
import type { PanelActions, SearchPanelProps } from './SearchForm';
import { stepTo } from './stepTo';
import { useRecents } from './useRecents';
import { useSearch } from './source/useSearch';

const NONE: readonly Recent[] = [];

/** `how`: whether opening an option adds a history entry or replaces the current one. */
type Props = SearchPanelProps & { how: 'push' | 'replace' };

/** Everything below the field: the results, or suggestions for an empty field. */
export function SearchPanel({ ref, text, listId, active, onActive, onLeave, focusField, put, how }: Props) {
  const t = useT();
  const router = useRouter();
  const { addressOf } = useFollow();
  const query = text.trim();
  const { state, popular, found, retry } = useSearch(query);
  const { recents, add, remove, clear } = useRecents();

  // What the list behind was searched for can be corrected; it may be another one next time.
  useEffect(() => {
    const words = new URLSearchParams(location.search).get('text') ?? '';
    put(words, '');
    return () => put('', words);
  }, [put]);

  const blank = state === 'failed' || (state === 'loading' && query !== '');
  const groups = useMemo(
    () => (blank ? [] : found ? foundOptions(found) : restingOptions(recents, popular)),
    [blank, found, recents, popular],
  );
  const idOf = useCallback(({ key }: SearchOption) => `${listId}-${key}`, [listId]);
  const ids = groups.flatMap(({ options }) => options.map(idOf));
  // The active option may have disappeared with the previous results.
  const lost = active !== null && !ids.includes(active);

  useEffect(() => {
    if (lost) onActive(null);
    else if (active !== null) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, lost, onActive]);

  const go = useCallback(
    (href: string) => {
      void goTo(router, how, addressOf(href));
      onLeave();
    },
    [router, how, addressOf, onLeave],
  );
  const open = useCallback(
    ({ href, chosen }: SearchOption, event: MouseEvent<HTMLAnchorElement>) => {
      if (chosen) add(chosen);
      if (isBrowsers(event)) return;
      event.preventDefault();
      go(href);
    },
    [add, go],
  );
  const forget = useCallback(
    (recent: Recent | null) => {
      if (recent) remove(recent);
      else clear();
      focusField();
    },
    [remove, clear, focusField],
  );
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && active !== null && !lost) {
      event.preventDefault();
      document.getElementById(active)?.click();
      return;
    }
    const next = stepTo(event.key, ids, active);
    if (next === undefined) return;
    event.preventDefault();
    onActive(next);
  };
  const showAll = (words: string) => {
    // Without a network the browser's own page of error would take the place of this one.
    if (!navigator.onLine) return;
    add({ kind: 'text', text: words });
    go(searchHref(words));
  };
  useImperativeHandle(ref as Ref<PanelActions>, () => ({ onKey, showAll }));

  const nothing = found !== null && found.games.length === 0 && found.studios.length === 0;
  const told = found && !nothing ? t('search.found', { count: found.count + found.studios.length }) : '';
  return (
    <>
      <VisuallyHidden role="status">{state === 'ready' && told}</VisuallyHidden>
      {state === 'failed' && <PanelFailed onRetry={() => startTransition(retry)} />}
      <OptionList
        id={listId}
        groups={groups}
        idOf={idOf}
        active={active}
        nothingFor={state === 'ready' && nothing ? found.query : null}
        onOpen={open}
        recents={found ? NONE : recents}
        onForget={forget}
      />
      {state === 'loading' && <PanelSkeleton />}
      <KeySetting />
    </>
  );
}
