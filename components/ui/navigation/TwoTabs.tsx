import type { IconNode } from 'lucide';
import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../pictures/Icon';

type Tab<N extends string> = { name: N; icon: IconNode; text: string };

type TwoTabsProps<N extends string> = {
  label: string;
  tabs: readonly [Tab<N>, Tab<N>];
  chosen: N;
  /** Id of the panel that the tabs control; their own ids are `<panel>-<name>`. */
  panel: string;
  onChange: (name: N) => void;
  /** Styled by the feature: styled(TwoTabs). */
  className?: string;
};

/** Two tabs: one tab stop, switched by the arrow keys. */
export function TwoTabs<N extends string>({ label, tabs, chosen, panel, onChange, className }: TwoTabsProps<N>) {
  const root = useRef<HTMLDivElement>(null);
  const [first, last] = tabs;
  const step = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    // With two tabs, every arrow key leads to the other one.
    const other = chosen === first.name ? last.name : first.name;
    const next = event.key === 'Home' ? first.name : event.key === 'End' ? last.name : other;
    onChange(next);
    root.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div ref={root} role="tablist" aria-label={label} className={className}>
      {tabs.map(({ name, icon, text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          id={`${panel}-${name}`}
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onKeyDown={step}
          onClick={() => onChange(name)}
        >
          <Icon of={icon} size={16} />
          {text}
        </button>
      ))}
    </div>
  );
}
