import { token } from './token';

/** The one focus ring. Where an input fills its field, the field draws it: `.field:has(input:focus-visible)`. */
export const ring = `outline: 3px solid ${token('focus')}; outline-offset: 2px;`;
