import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Question } from '@/components/ui/overlay/Question';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

/** Card of one tool: name, description and action. */
export const Tool = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};

  /* The same distance between all tools, sections or not. */
  && {
    margin-block-start: 0;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
  }
  /* Read out on arrival, not to be pressed: a ring would make a field of it. */
  h2[tabindex='-1'] {
    outline: none;
  }
  .what {
    max-inline-size: 72ch;
    margin-block-start: -8px;
    font: 400 14px/20px ${token('font-text')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
    margin-block-start: auto;
  }
  .go > span {
    color: ${token('text-muted')};
  }
`;

/** Cards side by side where there is room, all of a row as high as its highest; one alone in its row is as wide as the row. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-16')};

  > * {
    flex: 1 1 100%;
  }
  ${media.tablet} {
    > * {
      flex-basis: 340px;
    }
  }
`;

/** A choice of several options, side by side in full rows: three a row, two where there are two or four. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-8')};

  &:last-child {
    margin-block-start: auto;
  }
  &:has(> :nth-child(2):last-child, > :nth-child(4):last-child) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Two columns: a length such as "1 săptămână" has one line. */
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));

    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    dialog & {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 48px;
    padding: ${token('space-4')} ${token('space-8')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font-weight: 650;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
  }
  label:hover {
    background: ${token('surface3')};
  }
  label:has(:checked) {
    box-shadow: inset 0 0 0 2px ${token('accent')};
    background: ${token('accent-soft')};
  }
  label:has(:focus-visible) {
    ${ring}
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Content of a tool's dialog; its lists state what will happen. */
export const Asking = styled(Question)`
  gap: ${token('space-16')};

  [tabindex='-1'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space-12')};
    outline: none;
  }
  p {
    text-wrap: pretty;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: ${token('space-8')};
    padding-inline-start: ${token('space-20')};
    list-style: disc;
    color: ${token('text-muted')};
  }
  li > strong {
    display: block;
    color: ${token('text')};
  }
  > a {
    align-self: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
