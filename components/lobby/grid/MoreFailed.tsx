import { RefreshCw } from 'lucide';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')} ${token('space-16')};
  padding: ${token('space-16')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface1')};
`;

/** Error and retry at the end of a list whose next games failed to load. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Root role="alert">
      <p>{t('filter.moreError')}</p>
      <Button icon={<Icon of={RefreshCw} />} onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </Root>
  );
}
