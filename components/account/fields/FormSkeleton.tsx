import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  gap: ${token('space-16')};

  .field {
    display: grid;
    gap: ${token('space-4')};
  }
  .field > :last-child {
    block-size: 48px;
    border-radius: ${token('radius-md')};
  }
`;

/** Placeholder of a loading form. `fields` is the minimum number of fields it will have. */
export function FormSkeleton({ fields }: { fields: number }) {
  const t = useT();
  return (
    <Root role="status" aria-busy aria-label={t('account.loading')}>
      {Array.from({ length: fields }, (_, index) => (
        <span key={index} className="field">
          <Skeleton $shape="line" />
          <Skeleton $shape="cell" />
        </span>
      ))}
    </Root>
  );
}
