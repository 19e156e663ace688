import styled from 'styled-components';
import { opensHere } from '@/components/ui/controls/opensHere';
import { swapModal } from '@/hooks/address/modalAddress';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('sunken')};

  button {
    min-block-size: 44px;
    padding-inline: ${token('space-8')};
    border-radius: ${token('radius-sm')};
    font-weight: 650;
    overflow-wrap: anywhere;
    color: ${token('text-muted')};
  }
  button:hover {
    color: ${token('text')};
  }
  [aria-current] {
    background: ${token('surface3')};
    color: ${token('text')};
  }
`;

const PLACES = ['signup', 'login'] as const;

/** Whether there is both a sign-up and a log-in to choose between. */
export function useHasEntryTabs(): boolean {
  const loginOff = useLoginOff();
  const noRegistration = useAbsent('registration');
  return !loginOff && !noRegistration;
}

/** Tabs between sign-up and log-in: each opens the other dialog in the same history entry. */
export function EntryTabs({ at }: { at: (typeof PLACES)[number] }) {
  const t = useT();
  if (!useHasEntryTabs()) return null;
  return (
    <Root aria-label={t('account.entry.label')}>
      {PLACES.map((place) => (
        <button
          key={place}
          type="button"
          aria-current={place === at ? 'true' : undefined}
          ref={place === at ? (tab) => opensHere(tab, 'coarse') : undefined}
          onClick={() => place !== at && swapModal(place)}
        >
          {t(`account.entry.${place}`)}
        </button>
      ))}
    </Root>
  );
}
