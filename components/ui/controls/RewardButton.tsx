import styled from 'styled-components';
import { token } from '@/themes/token';
import { Button } from './Button';

/** Claims a reward. Not for other actions: gold is reserved for money paid to the player. */
export const RewardButton = styled(Button)`
  background: ${token('reward')};
  color: ${token('on-reward')};
  font-size: 15px;
`;
