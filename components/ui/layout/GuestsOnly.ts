import styled from 'styled-components';

/**
 * What is for guests alone, which pages are rendered with: not shown while a session is stored whose player is not known.
 * Set `data-known` once it is known who visits.
 */
export const GuestsOnly = styled.div`
  [data-session] &:not([data-known]) {
    display: none;
  }
`;
