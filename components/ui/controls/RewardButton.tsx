import styled from 'styled-components';
import { token } from '@/themes/token';
import { Button } from './Button';

/** The button that has a reward paid, and no other: gold means money that is given to the player. */
export const RewardButton = styled(Button)`
  background: ${token('reward')};
  color: ${token('on-reward')};
`;
