import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Rows = styled.div`
  padding: ${token('space-12')} ${token('space-16')};

  > span {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    block-size: 60px;
  }
  > span > :first-child {
    flex: none;
    inline-size: 36px;
  }
`;

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholders while the search index loads. */
export function PanelSkeleton() {
  const t = useT();
  return (
    <Rows role="status" aria-label={t('ui.loading')}>
      {PLACES.map((place) => (
        <span key={place}>
          <Skeleton $shape="cover" />
          <Skeleton $shape="line" />
        </span>
      ))}
    </Rows>
  );
}

const Box = styled.div`
  padding: ${token('space-12')};
`;

/** The search index failed to load. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Box>
      <ErrorState title={t('search.failed')} onRetry={onRetry} />
    </Box>
  );
}
