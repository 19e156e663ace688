import { Suspense } from 'react';
import styled from 'styled-components';
import { useAuth } from '@/hooks/player/useAuth';
import { useToken } from '@/hooks/player/useToken';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const Sums = withTexts(['rakeback'], async () => (await import('@/components/rewards/rakeback/Sums')).Sums);

/** As high as they are, so that what is written below does not move again. */
const Place = styled.div`
  min-block-size: 204px;
`;

/** The sums beside a player's calendar (P-12); none for guests and for who never deposited, since they have no days. */
export function SumsSlot() {
  const { isInitialized, depositCount } = useAuth();
  const token = useToken();
  if (token === null || (isInitialized && depositCount === 0)) return null;
  return (
    <Place>
      <ModalBoundary>
        <Suspense>{isInitialized && <Sums />}</Suspense>
      </ModalBoundary>
    </Place>
  );
}
