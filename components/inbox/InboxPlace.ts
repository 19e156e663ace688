import styled from 'styled-components';
import { media } from '@/themes/media';

/** The bell's place in the header, there before the bell. On a phone the bar of an inner page has no room for it. */
export const InboxPlace = styled.span`
  flex: none;
  inline-size: 44px;
  block-size: 44px;

  ${media.phone} {
    margin-inline: -6px;

    header:has(~ * .page-bar) & {
      display: none;
    }
  }
`;
