import { Mail, Smartphone } from 'lucide';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import type { RegistrationWay } from '@/domain/account/registrationForm';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  gap: ${token('space-16')};
  border-block-end: 1px solid ${token('border')};

  button {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    margin-block-end: -1px;
    border-block-end: 2px solid transparent;
    font-weight: 650;
    color: ${token('text-muted')};
  }
  [aria-selected='true'] {
    border-color: ${token('accent-text')};
    color: ${token('text')};
  }
`;

const WAYS = ['email', 'phone'] as const;
const ICONS = { email: Mail, phone: Smartphone };

type WayTabsProps = {
  way: RegistrationWay;
  /** Id of the panel that the tabs change. */
  panel: string;
  onChange: (way: RegistrationWay) => void;
};

/** Registration by e-mail or by phone (AUTH-02): tabs, one stop for Tab, changed by the arrow keys. */
export function WayTabs({ way, panel, onChange }: WayTabsProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    // Of two, every arrow leads to the other.
    const next = event.key === 'Home' ? 'email' : event.key === 'End' ? 'phone' : way === 'email' ? 'phone' : 'email';
    onChange(next);
    root.current?.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus();
  };
  return (
    <Root ref={root} role="tablist" aria-label={t('account.way.label')}>
      {WAYS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          data-way={each}
          id={`${panel}-${each}`}
          aria-selected={each === way}
          aria-controls={panel}
          tabIndex={each === way ? 0 : -1}
          onKeyDown={step}
          onClick={() => onChange(each)}
        >
          <Icon of={ICONS[each]} size={16} />
          {t(`account.way.${each}`)}
        </button>
      ))}
    </Root>
  );
}
