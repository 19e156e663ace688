import { css } from 'styled-components';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { longWords } from '@/themes/longWords';
import { token } from '@/themes/token';

/** Styles of day cells: list items or cells of a grid, classed by state, around a button. Narrow layout, as on a phone, without room for words (design §5). */
export const dayLook = css`
  :is(li, [role='gridcell']) {
    background: ${token('surface1')};
    box-shadow: inset 0 0 0 1px ${token('border')};
  }
  .notClaimed {
    background: ${token('sunken')};
  }
  .claims {
    background: ${token('reward-soft')};
    box-shadow: inset 0 0 0 2px ${token('reward')};
  }
  .playToWin {
    background: none;
    box-shadow: none;
    outline: 1.5px dashed ${token('border')};
    outline-offset: -1.5px;
  }
  :is(li, [role='gridcell']) > button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: inherit;
    padding: 6px 2px;
    border-radius: inherit;
    text-align: center;
  }
  :is(li, [role='gridcell']) > button:hover {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .date {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .date b {
    font: 650 ${token('type-sm')} ${token('font-text')};
    color: ${token('text')};
  }
  [aria-current] .date,
  [aria-current] .date b {
    color: ${token('accent-text')};
  }
  /* Not by its hue alone. */
  [aria-current] b {
    text-decoration: underline 2px;
    text-underline-offset: 3px;
  }
  .amount {
    margin-block-start: auto;
    font: 700 ${token('type-2xs')} ${token('font-text')};
    letter-spacing: -0.02em;
  }
  .notClaimed .amount {
    font-weight: 550;
    color: ${token('text-muted')};
  }
  .claims .amount {
    font-weight: 700;
    color: ${token('reward-text')};
  }
  .state,
  .until {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .state {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .claimed .state {
    color: ${token('success-text')};
  }
  .claims .state {
    color: ${token('reward-text')};
  }
  .playToWin .state {
    margin-block-start: auto;
  }
  svg {
    flex: none;
  }
  .said,
  .weekday,
  .whole,
  .word,
  .until,
  .claim {
    ${visuallyHidden}
  }
`;

/** Wide layout: calendars from 640 px, and carousel cells. */
export const wideDayLook = css`
  /* The word says it. */
  [aria-current] b {
    text-decoration: none;
  }
  :is(li, [role='gridcell']) > button {
    align-items: stretch;
    gap: ${token('space-4')};
    padding: ${token('space-12')} 10px;
    text-align: start;
  }
  .date {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-4')};
  }
  .amount {
    font-size: 15px;
    line-height: 22px;
  }
  .number {
    display: none;
  }
  .weekday,
  .whole,
  .word,
  .until,
  .claim {
    position: static;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
    min-inline-size: 0;
    ${longWords}
    white-space: normal;
  }
  /* Two lines of words, used or not: a word that wraps does not lift its amount above the others of the week. */
  .state {
    align-items: flex-start;
    min-block-size: 32px;
  }
  .claims .amount {
    margin-block-start: 0;
  }
  /* The button and the deadline say it, and the room is theirs. */
  .claims .state {
    ${visuallyHidden}
    min-block-size: 0;
  }
  .claim {
    display: grid;
    place-items: center;
    min-block-size: 36px;
    margin-block-start: auto;
    border-radius: ${token('radius-sm')};
    background: ${token('reward')};
    color: ${token('on-reward')};
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
`;

/**
 * Wide layout in a calendar. Even a day to claim fits into 116 px, so that all four weeks are seen at 1280×720 (P-12):
 * its button may be low, because the whole cell is what is pressed. Small words, so that "Not claimed" is one line.
 */
export const calendarDayLook = css`
  ${wideDayLook}
  :is(li, [role='gridcell']) > button {
    padding-block: 10px;
  }
  .claims > button {
    gap: 0;
    padding-block-end: ${token('space-8')};
  }
  .claims .date b {
    line-height: 18px;
  }
  .claims .amount {
    line-height: 20px;
  }
  .state,
  .until {
    font-size: 11px;
    line-height: 14px;
  }
  .state {
    gap: 3px;
    min-block-size: 28px;
  }
  .state svg {
    inline-size: 14px;
    block-size: 14px;
  }
  .claim {
    min-block-size: 28px;
  }
`;
