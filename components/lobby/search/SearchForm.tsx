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
import { CASINO } from '@/config/pages/navigation';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { whenDrawn } from './whenDrawn';

/** What a field asks of its panel. */
export type PanelActions = {
  /** Moves over the options and opens one; a key that means nothing here is left alone. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Opens the list of everything that matches these words. */
  showAll: (words: string) => void;
};

export type SearchPanelProps = {
  ref: Ref<PanelActions>;
  /** What stands in the field, or stood there a frame ago. */
  text: string;
  /** Of the listbox; ids of its options begin with it. */
  listId: string;
  /** Id of the option the keyboard stands on. */
  active: string | null;
  onActive: (id: string | null) => void;
  /** Something was opened. */
  onLeave: () => void;
  /** What had the focus is gone. */
  focusField: () => void;
};

type SearchFormProps = {
  /** Null until it is loaded: the form then leads to the lobby, as it does without script. */
  Panel: ComponentType<SearchPanelProps> | null;
  open: boolean;
  onOpen?: () => void;
  /** Where the field itself can be shut: Escape does that first, and then clears it. */
  onShut?: () => void;
  /** Something was opened. */
  onLeave?: () => void;
  /** Puts the cursor into the field. */
  focusRef?: Ref<() => void>;
};

/**
 * The field with its listbox (ARIA 1.2, editable combobox): the focus stays in the field, the keys move over the options.
 * A plain form of the lobby, too, so that it works before and without script.
 */
export function SearchForm({ Panel, open, onOpen, onShut, onLeave, focusRef }: SearchFormProps) {
  const t = useT();
  const { addressOf } = useFollow();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelActions>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const expanded = open && Panel !== null;

  // The panel's list is drawn anew only when one of these changes, not with every letter.
  const focusField = useCallback(() => input.current?.focus(), []);
  useImperativeHandle(focusRef, () => focusField);

  const written = () => input.current?.value ?? '';
  // The browser draws a letter at once; only then it is looked for.
  const read = () => {
    setActive(null);
    onOpen?.();
    whenDrawn(() => startTransition(() => setText(written())));
  };
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    setText('');
    setActive(null);
  }, []);
  const leave = useCallback(() => {
    clear();
    input.current?.blur();
    onLeave?.();
  }, [clear, onLeave]);
  const escape = (event: KeyboardEvent) => {
    if (expanded && onShut) onShut();
    else if (written() !== '') clear();
    else return;
    // The dialog around a sheet must not close as well.
    event.preventDefault();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') escape(event);
    else if (expanded) panel.current?.onKey(event);
    else if (event.key === 'ArrowDown') onOpen?.();
  };
  return (
    <form
      role="search"
      // The field of the page; a sheet over it has the name of its dialog.
      aria-label={onShut && t('search.field')}
      action={addressOf(CASINO)}
      onSubmit={(event) => {
        const words = written().trim();
        if (words === '') event.preventDefault();
        else if (panel.current) {
          event.preventDefault();
          panel.current.showAll(words);
        }
      }}
    >
      <div className="field">
        <Icon of={Search} />
        <input
          ref={input}
          name="text"
          role="combobox"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={(expanded && active) || undefined}
          aria-label={t('search.field')}
          aria-keyshortcuts="/"
          placeholder={t('search.field')}
          maxLength={MAX_TEXT}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={read}
          onFocus={read}
          onClick={onOpen}
          onKeyDown={press}
        />
        {text === '' ? (
          <kbd aria-hidden>/</kbd>
        ) : (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              clear();
              focusField();
            }}
          >
            <Icon of={X} />
          </button>
        )}
      </div>
      {expanded && (
        <Panel
          ref={panel}
          text={text}
          listId={listId}
          active={active}
          onActive={setActive}
          focusField={focusField}
          onLeave={leave}
        />
      )}
    </form>
  );
}
