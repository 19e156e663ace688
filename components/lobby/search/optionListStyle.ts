import { css } from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Fixed heights, because the remove buttons are positioned over the recent searches in a column of their own. */
const HEADING = '40px';
const RECENT = '44px';

/** Style of the search results, applied once to the whole list. */
// `content-visibility`: a screen shows ten of two dozen rows; the others cost nothing while somebody types.
// `outline-offset`: the panel scrolls and would cut off a ring around an option.
// `align-items: flex-start`: a Latin name in an Arabic row starts where the row starts and is truncated at its own end.
export const optionListStyle = css`
  position: relative;
  padding-block: ${token('space-8')};

  .heading {
    display: flex;
    align-items: center;
    block-size: ${HEADING};
    padding-inline: ${token('space-16')};
    font: 650 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  a[role='option'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: 60px;
    padding-block: 6px;
    padding-inline: ${token('space-16')};
    outline-offset: -3px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 60px;
  }
  .recent a[role='option'] {
    min-block-size: ${RECENT};
    block-size: ${RECENT};
    padding-inline-end: 60px;
    color: ${token('text-muted')};
  }
  a[aria-selected='true'] {
    background: ${token('surface3')};
    box-shadow: inset 3px 0 ${token('accent')};
  }
  [dir='rtl'] & a[aria-selected='true'] {
    box-shadow: inset -3px 0 ${token('accent')};
  }
  ${media.hover} {
    a[role='option']:hover {
      background: ${token('surface2')};
    }
    a[role='option'][aria-selected='true']:hover {
      background: ${token('surface3')};
    }
  }

  .thumb {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 48px;
    overflow: hidden;
    border-radius: ${token('radius-xs')};
    background: ${token('surface3')};
    font: ${token('font-display-weight')} 13px/1 ${token('font-display')};
    color: ${token('text-muted')};
  }
  .thumb picture {
    display: contents;
  }
  .thumb img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .thumb img[hidden] {
    display: none;
  }
  .providers .thumb {
    block-size: 36px;
  }
  .words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-inline-size: 0;
  }
  .name,
  .below {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .words .name {
    font-weight: 600;
  }
  .recent .name {
    color: ${token('text')};
  }
  .below,
  .figure {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  .figure {
    flex: none;
    white-space: nowrap;
  }
  mark {
    background: none;
    color: ${token('accent-text')};
  }

  .more {
    margin-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
  }
  .more a[role='option'] {
    justify-content: space-between;
    min-block-size: 52px;
    font-weight: 600;
    color: ${token('accent-text')};
    overflow-wrap: anywhere;
  }
  .nothing {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token('space-8')};
    padding: ${token('space-24')} ${token('space-16')};
    text-align: center;
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }

  .forget {
    position: absolute;
    inset-block-start: ${token('space-8')};
    inset-inline-end: ${token('space-8')};
    display: flex;
    flex-direction: column;
    align-items: flex-end;
  }
  .forget > button {
    block-size: ${HEADING};
    padding-inline: ${token('space-8')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('accent-text')};
  }
  .forget > button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
