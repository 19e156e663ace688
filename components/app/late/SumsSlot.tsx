import { Suspense } from 'react';
import styled from 'styled-components';
import { useAuth } from '@/hooks/player/useAuth';
import { useToken } from '@/hooks/player/useToken';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const Sums = withTexts(['rakeback'], async () => (await import('@/components/rewards/rakeback/Sums')).Sums);

/** Reserves their height, so that the text below does not shift again. */
const Place = styled.div`
  min-block-size: 204px;
`;

/** The sums beside a player's calendar (P-12); guests and players without deposits have no days. */
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
