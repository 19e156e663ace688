import { createGlobalStyle, css } from 'styled-components';
import { media } from '@/themes/media';
import { GAME_FILLS, GAME_PLAYING } from './useGamePageStyle';

/** Only the game's own screen and dialogs can be seen and reached; hidden parts keep their place. */
const alone = css`
  body.${GAME_FILLS} {
    overflow: hidden;

    :is(header, footer, nav, aside, .page-bar):not(dialog *),
    main > :not(:has(.theatre), dialog),
    :has(> .theatre) > :not(.theatre, dialog) {
      visibility: hidden;
    }
    dialog {
      visibility: visible;
    }
  }
`;

/** While a game is played on a phone, the bottom bar is hidden; if the game fills the screen, everything else is too. */
export const GamePageStyle = createGlobalStyle`
  body.${GAME_PLAYING} .bottom-bar {
    display: none;
  }
  ${media.upright} {
    ${alone}
  }
  ${media.sideways} {
    ${alone}
  }
`;
