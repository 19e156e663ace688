import { css } from 'styled-components';
import { token } from '@/themes/token';

/** Number of looks; a hash of the given name picks one, so a studio looks the same everywhere. */
const FACES = 8;

/** Class of a studio's look, for a list with `studioStyle`. */
export const studioFace = (name: string): string =>
  `face-${[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % FACES}`;

/** Names set in different weights and cases stand in for the studios' logos (design, home page). */
export const studioStyle = css`
  .studio-name {
    display: grid;
    place-items: center;
    min-block-size: 64px;
    padding: ${token('space-8')} ${token('space-12')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
    font: 500 ${token('type-md')} ${token('font-display')};
    text-align: center;
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  a.studio-name:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  .face-1,
  .face-7 {
    font-weight: 700;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  .face-2 {
    font-weight: 800;
  }
  .face-3 {
    font-weight: 500;
    letter-spacing: 0.06em;
  }
  .face-4 {
    font-weight: 600;
    text-transform: uppercase;
  }
  .face-5 {
    font-weight: 800;
    letter-spacing: 0.03em;
  }
  .face-6 {
    font-weight: 400;
  }
  :lang(ar) & {
    letter-spacing: 0;
  }
`;
