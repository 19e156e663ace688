import styled from 'styled-components';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { STORED, writeStored } from '@/services/browser/storage';
import { token } from '@/themes/token';

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  min-block-size: 44px;
  padding-inline: ${token('space-16')};
  border-block-start: 1px solid ${token('border')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};
  cursor: pointer;
  @media (any-hover: none) {
    display: none;
  }
`;

/** Switches the search's key off and on, on this device (WCAG 2.1.4). Left out where there is only a touch screen. */
export function KeySetting() {
  const t = useT();
  const keyed = useStored(STORED.searchKey) === null;
  return (
    // A press on the words must not move the focus, which would close the panel.
    <Root onMouseDown={(event) => event.preventDefault()}>
      <input type="checkbox" checked={keyed} onChange={() => writeStored(STORED.searchKey, keyed ? 'off' : null)} />
      {t('search.slash')}
    </Root>
  );
}
