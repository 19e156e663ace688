import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { openModal } from '@/hooks/address/modalAddress';
import { readStored, STORED } from '@/services/browser/storage';
import { media } from '@/themes/media';
import { fieldStyle } from './fieldStyle';
import { SearchForm, type SearchPanelProps } from './SearchForm';

/** On a phone the search is a sheet, opened from the bottom bar. */
const Root = styled.div`
  position: relative;
  flex: 1;
  max-inline-size: 400px;

  ${media.phone} {
    display: none;
  }
  ${fieldStyle}
`;

const WRITABLE = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

/** Whether a key press opens the search: a slash outside of fields, with no dialog open, unless it is switched off. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (readStored(STORED.searchKey) !== null) return false;
  return !(target instanceof Element && target.closest(WRITABLE)) && document.querySelector('dialog[open]') === null;
}

/**
 * The search in the header, from 768 px on; `/` focuses it from anywhere, or opens the sheet on smaller screens.
 * Everything except the field is loaded on first focus.
 */
export function HeaderSearch() {
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<() => void>(null);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const [open, setOpen] = useState(false);

  const show = () => {
    setOpen(true);
    // If the panel fails to load, the form still works; the next focus retries.
    if (!Panel)
      import('./FloatingPanel').then(
        (module) => setPanel(() => module.FloatingPanel),
        () => undefined,
      );
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      focus.current?.();
      if (!root.current?.contains(document.activeElement)) openModal('search');
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const shut = useCallback(() => setOpen(false), []);
  return (
    <Root
      ref={root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) shut();
      }}
      onKeyDown={(event) => {
        // The field handles its own Escape; from a button of the panel, Escape returns to the field.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !open) return;
        focus.current?.();
        shut();
      }}
    >
      <SearchForm Panel={Panel} open={open} onOpen={show} onShut={shut} onLeave={shut} focusRef={focus} />
    </Root>
  );
}
