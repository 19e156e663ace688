import type { IconNode } from 'lucide';
import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../pictures/Icon';

type Tab<N extends string> = { name: N; icon: IconNode; text: string };

type TwoTabsProps<N extends string> = {
  label: string;
  tabs: readonly [Tab<N>, Tab<N>];
  chosen: N;
  /** Id of the panel that the tabs change; theirs are `<panel>-<name>`. */
  panel: string;
  onChange: (name: N) => void;
  /** The look is the feature's (styled(TwoTabs)). */
  className?: string;
};

/** Two tabs: one stop for Tab, changed by the arrow keys. */
export function TwoTabs<N extends string>({ label, tabs, chosen, panel, onChange, className }: TwoTabsProps<N>) {
  const root = useRef<HTMLDivElement>(null);
  const [first, last] = tabs;
  const step = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    // Of two, every arrow leads to the other.
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
