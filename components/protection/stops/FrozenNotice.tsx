import { X } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { useT } from '@/hooks/useT';
import { keepFreezeReceipt, readFreezeReceipt } from '@/services/protection/freezeReceipt';
import { token } from '@/themes/token';
import { Receipt } from './Receipt';

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};
  margin-block-end: ${token('space-16')};

  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

/**
 * Receipt of a freeze, shown to the signed-out player until dismissed. `kept` is the receipt as stored in the tab;
 * renders nothing if it cannot be read.
 */
export function FrozenNotice({ kept }: { kept: string }) {
  const t = useT();
  const receipt = readFreezeReceipt(kept);
  if (!receipt) return null;
  return (
    <Root>
      <Notice tone="success">{t('protection.frozen')}</Notice>
      <Receipt kind="freeze" receipt={receipt} />
      <IconButton label={t('ui.dismiss')} onClick={() => keepFreezeReceipt(null)}>
        <Icon of={X} />
      </IconButton>
    </Root>
  );
}
