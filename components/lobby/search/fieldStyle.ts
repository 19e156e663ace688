import { css } from 'styled-components';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

/** Style of the search field, applied to the container of the form. */
// `contain: size`: typing lays out the field only, not the page.
export const fieldStyle = css`
  .field {
    display: flex;
    align-items: center;
    gap: 10px;
    block-size: 44px;
    contain: size layout;
    padding-inline-start: 14px;
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    box-shadow: inset 0 0 0 1px ${token('border')};
    color: ${token('text-subtle')};
  }
  .field:hover {
    box-shadow: inset 0 0 0 1px ${token('border-strong')};
  }
  .field:has(input:focus-visible) {
    ${ring}
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: 14px;
    color: ${token('text')};
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${token('text-subtle')};
    opacity: 1;
  }
  kbd {
    margin-inline-end: 14px;
    padding-inline: 6px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 1px ${token('border')};
    font: 400 11px/18px ${token('font-text')};
  }
  .field button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
  }
`;
