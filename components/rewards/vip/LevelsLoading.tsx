import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** As high as ten levels, the usual number, below their heading: one column on a phone, two beside each other above it. */
const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-12')};
  min-block-size: 732px;

  ${media.tablet} {
    min-block-size: 340px;
  }
`;

/** Placeholder of the VIP levels. */
export function LevelsLoading() {
  const t = useT();
  return (
    <Root role="status" aria-label={t('ui.loading')}>
      <Skeleton $shape="heading" />
      <Skeleton $shape="line" />
      <Skeleton $shape="line" />
    </Root>
  );
}
