import { Search, X } from 'lucide';
import {
  startTransition,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { MAX_TEXT } from '@/config/pages/lobbyParameters';
import { focusPage } from '@/hooks/address/focusPage';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { STORED } from '@/services/browser/storage';
import { whenDrawn } from './whenDrawn';

/** What the field calls on its panel. */
export type PanelActions = {
  /** Moves over the options or opens one; ignores other keys. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  showAll: (words: string) => void;
};

export type SearchPanelProps = {
  ref: Ref<PanelActions>;
  /** The field's text, up to one frame old. */
  text: string;
  /** Id of the listbox; the ids of its options start with it. */
  listId: string;
  active: string | null;
  onActive: (id: string | null) => void;
  /** Called after an option was opened. */
  onLeave: () => void;
  /** Called when the focused element has been removed. */
  focusField: () => void;
  /** Puts words into the field, or only into one that has those of `before`: selected, so that typing replaces them. */
  put: (words: string, before?: string) => void;
};

type SearchFormProps = {
  /** Null until loaded: the form then submits to the lobby, as it does without JavaScript. */
  Panel: ComponentType<SearchPanelProps> | null;
  open: boolean;
  onOpen?: () => void;
  /** Given where the panel can be closed: Escape closes it first, and clears the field second. */
  onShut?: () => void;
  onLeave?: () => void;
  focusRef?: Ref<() => void>;
};

/**
 * The field with its listbox (ARIA 1.2, editable combobox): the focus stays in the field, the keys move over the
 * options. Also a plain form of the lobby, so that it works before hydration and without JavaScript.
 */
export function SearchForm({ Panel, open, onOpen, onShut, onLeave, focusRef }: SearchFormProps) {
  const urlOf = usePageUrl();
  const t = useT();
  const { addressOf } = useFollow();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelActions>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const expanded = open && Panel !== null;

  // Stable callbacks: the panel's list must not re-render on every keystroke.
  const focusField = useCallback(() => input.current?.focus(), []);
  useImperativeHandle(focusRef, () => focusField);

  const written = () => input.current?.value ?? '';
  // The browser paints the typed character first; the search starts after that.
  const read = () => {
    setActive(null);
    onOpen?.();
    whenDrawn(() => startTransition(() => setText(written())));
  };
  const put = useCallback((words: string, before?: string) => {
    const field = input.current;
    if (!field || (before !== undefined && field.value !== before)) return;
    field.value = words;
    // It would take the focus, too.
    if (words) field.select();
    setText(words);
    setActive(null);
  }, []);
  const leave = useCallback(() => {
    put('');
    input.current?.blur();
    focusPage();
    onLeave?.();
  }, [put, onLeave]);
  const escape = (event: KeyboardEvent) => {
    if (expanded && onShut) onShut();
    else if (written() !== '') put('');
    else return;
    // The dialog around a sheet must not close as well.
    event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') escape(event);
    else if (expanded) panel.current?.onKey(event);
    else if (event.key === 'ArrowDown') onOpen?.();
  };
  return (
    <form
      role="search"
      // Only the header's field needs a label; in the sheet the dialog is labelled.
      aria-label={onShut && t('search.field')}
      action={addressOf(urlOf('casino'))}
      onSubmit={(event) => {
        const words = written().trim();
        if (words === '') event.preventDefault();
        else if (panel.current) {
          event.preventDefault();
          panel.current.showAll(words);
        }
      }}
    >
      <Field
        ref={input}
        listId={expanded ? listId : null}
        active={active}
        isEmpty={text === ''}
        onInput={read}
        onOpen={onOpen}
        onKeyDown={press}
        onClear={() => {
          put('');
          focusField();
        }}
      />
      {expanded && (
        <Panel
          ref={panel}
          text={text}
          listId={listId}
          active={active}
          onActive={setActive}
          focusField={focusField}
          put={put}
          onLeave={leave}
        />
      )}
    </form>
  );
}

type FieldProps = {
  ref: Ref<HTMLInputElement>;
  /** Id of the listbox while it is open. */
  listId: string | null;
  active: string | null;
  isEmpty: boolean;
  onInput: () => void;
  onOpen: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
};

/** The input with its icon, and the button that empties it. */
function Field({ ref, listId, active, isEmpty, onInput, onOpen, onKeyDown, onClear }: FieldProps) {
  const t = useT();
  const keyed = useStored(STORED.searchKey) === null;
  return (
    <div className="field">
      <Icon of={Search} />
      <input
        ref={ref}
        name="text"
        role="combobox"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-autocomplete="list"
        aria-activedescendant={(listId !== null && active) || undefined}
        aria-label={t('search.field')}
        aria-keyshortcuts={keyed ? '/' : undefined}
        placeholder={t('search.field')}
        maxLength={MAX_TEXT}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={onInput}
        onFocus={onInput}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      {isEmpty ? (
        keyed && <kbd aria-hidden>/</kbd>
      ) : (
        <button type="button" aria-label={t('search.clear')} onClick={onClear}>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
