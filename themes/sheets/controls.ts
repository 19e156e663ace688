import { token } from '../token';

// A select has no pseudo-elements, and a picture could not take the text's colour: two strokes make its chevron.
const stroke = (angle: number, place: string) =>
  `linear-gradient(${angle}deg, transparent 42%, currentColor 42% 60%, transparent 60%) ${place} center / 6px 6px no-repeat`;
const chevron = (side: 'left' | 'right', first: number) =>
  `${stroke(first, `${side} 20px`)}, ${stroke(-first, `${side} 14px`)}`;

const CALENDAR = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M8 2v4m8-4v4M3 10h18"/><rect x="3" y="4" width="18" height="18" rx="2"/></svg>',
)}")`;

/**
 * Native controls in the house's look: checkbox, radio, switch, select, disclosure, date. They stay native, so that
 * keyboard, screen reader and the phone's own pickers work as everywhere. Without specificity, so that a component's
 * own style wins.
 */
export const controls = `
  :where([type='checkbox'], [type='radio']) {
    flex: none;
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    border: 1.5px solid ${token('border-strong')};
    border-radius: ${token('radius-xs')};
    background: ${token('surface2')};
    cursor: pointer;
  }
  [type='radio'],
  [role='switch'] {
    border-radius: ${token('radius-pill')};
  }
  :where([type='checkbox'], [type='radio'])::before {
    content: '';
    inline-size: 7px;
    block-size: 12px;
    margin-block-end: 3px;
    border: solid ${token('on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    opacity: 0;
  }
  :where([type='radio'], [role='switch'])::before {
    inline-size: 10px;
    block-size: 10px;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: ${token('on-accent')};
  }
  :where([role='switch']) {
    place-items: center start;
    inline-size: 44px;
    padding-inline: 3px;
  }
  :where([role='switch'])::before {
    inline-size: 15px;
    block-size: 15px;
    background: ${token('text-muted')};
    opacity: 1;
  }
  /* A press shows at once, before the answer to it. */
  :where(button:active:not(:disabled, [aria-disabled='true'])) {
    filter: brightness(0.88);
  }
  :where([type='checkbox'], [type='radio']):active {
    border-color: ${token('accent')};
    background: ${token('surface3')};
  }
  :where([type='checkbox'], [type='radio']):checked {
    border-color: ${token('accent')};
    background: ${token('accent')};
  }
  :where([role='switch']:checked) {
    place-items: center end;
  }
  :where([type='checkbox'], [type='radio']):checked::before {
    opacity: 1;
  }
  :where([role='switch']):checked::before {
    background: ${token('on-accent')};
  }
  :where([type='checkbox'], [type='radio'])[aria-invalid] {
    border: 2px solid ${token('danger')};
  }
  :where([type='checkbox'], [type='radio']):disabled {
    opacity: 0.4;
    cursor: default;
  }
  :where(select) {
    appearance: none;
    min-block-size: 44px;
    padding: 0 40px 0 14px;
    border: 1.5px solid ${token('border-strong')};
    border-radius: ${token('radius-md')};
    background: ${chevron('right', 45)} ${token('surface2')};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  :where([dir='rtl'] select) {
    padding: 0 14px 0 40px;
    background: ${chevron('left', -45)} ${token('surface2')};
  }
  :where(option) {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  :where(summary) {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  :where(summary)::after {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-block: -4px 0;
    margin-inline: 4px;
    border: solid currentColor;
    border-width: 0 1.9px 1.9px 0;
    rotate: 45deg;
  }
  :where(details[open] summary)::after {
    margin-block: 4px 0;
    rotate: 225deg;
  }
  ::-webkit-calendar-picker-indicator {
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    background: ${token('text-muted')};
    mask: ${CALENDAR} center / 20px no-repeat;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    :where([type='checkbox'], [type='radio']) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: Canvas;
    }
    :where([type='checkbox'], [type='radio']):checked {
      border-color: Highlight;
      background: Highlight;
    }
    :where([type='checkbox'])::before {
      border-color: HighlightText;
    }
    :where([type='radio'], [role='switch']):checked::before {
      background: HighlightText;
    }
    :where([role='switch']:not(:checked))::before {
      background: ButtonText;
    }
    :where([type='checkbox'], [type='radio'])[aria-invalid] {
      border-color: ButtonText;
    }
    :where([type='checkbox'], [type='radio']):disabled {
      border-color: GrayText;
      opacity: 1;
    }
    :where([role='switch']):disabled::before {
      background: GrayText;
    }
    /* Forced colours would take the strokes of the chevron away. */
    select {
      forced-color-adjust: none;
      border-color: ButtonText;
      background-color: ButtonFace;
      color: ButtonText;
    }
    option {
      forced-color-adjust: auto;
    }
    ::-webkit-calendar-picker-indicator {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
`;
