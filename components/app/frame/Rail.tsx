import styled from 'styled-components';
import { useFollow } from '@/hooks/address/useFollow';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { longWords } from '@/themes/longWords';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { MenuButton } from '../menu/MenuButton';
import { menuRowLook } from '../menu/menuRowLook';
import { menuRows, placeRow, type Rows } from '../menu/menuRows';
import { useMenu } from '../menu/useMenu';

/**
 * Hidden on a phone; 72 px on a tablet and 80 px beyond, both with the labels below the icons and a button for the full
 * menu; above 1450 px a sidebar with its places (OP-015); the full menu also has the languages. Groups fold in the sidebar and are otherwise left to the
 * full menu; with the panel navigation their places are shown at every width.
 */
// `z-index`: a sticky element painted before the page would give everything after it, each tile of a long list, a layer.
// `.always` stays visible in low windows and fades out what scrolls below it. The narrow rail gives its width to the words:
// the longest English one fits its row.
// No hyphenation in English: its names are short, and loading the dictionary delays the first layout.
const Root = styled.nav`
  display: none;
  z-index: 1;

  ${media.tablet} {
    display: block;
    border-inline-end: 1px solid ${token('border')};
    background: ${token('sunken')};
  }
  > div {
    --gutter: 2px;
    position: sticky;
    inset-block-start: var(--marks, 0);
    display: flex;
    flex-direction: column;
    gap: ${token('space-8')};
    block-size: 100vh;
    block-size: calc(100dvh - var(--marks, 0px));
    padding: 10px var(--gutter);
    overflow-y: auto;
    scrollbar-width: none;
  }
  > div > ul + ul {
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
  }
  > div > .always {
    position: sticky;
    inset-block-end: -10px;
    margin-block-start: auto;
    padding-block-end: 10px;
    margin-block-end: -10px;
    padding-inline: var(--gutter);
    margin-inline: calc(-1 * var(--gutter));
    border: 0;
    background: ${token('sunken')};
  }
  > div > .always::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: ${token('space-24')};
    background: linear-gradient(transparent, ${token('sunken')});
    pointer-events: none;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }
  ${menuRowLook}
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * var(--gutter));
    inset-block: 16px;
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background: ${token('accent')};
  }
  @media (max-width: 1450px) {
    a {
      flex-direction: column;
      justify-content: center;
      gap: 5px;
      min-block-size: clamp(44px, 6vh, 52px);
      padding: 2px 0;
      font: 550 11px/12px ${token('font-text')};
      letter-spacing: -0.02em;
      text-align: center;
    }
    :lang(ar) & a {
      letter-spacing: 0;
    }
    a span {
      max-inline-size: calc(100% + 6px);
      margin-inline: -3px;
      ${longWords}
    }
    .group {
      display: none;
    }
    &.panel .group {
      display: block;
      padding: ${token('space-8')} 0 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }
    .heading {
      padding: 0 0 ${token('space-4')};
      font: 650 11px/12px ${token('font-text')};
      text-align: center;
    }
  }
  ${media.desktop} {
    > div {
      --gutter: ${token('space-4')};
    }
  }
  ${media.wide} {
    > div {
      --gutter: ${token('space-12')};
      padding-block: ${token('space-12')};
    }
    a[aria-current]::before {
      inset-block: 10px;
    }
    .group a[aria-current]::before {
      content: none;
    }
  }
`;

/** The menu beside the page: places first, safer play and help always at the end. */
export function Rail() {
  const t = useT();
  const follow = useFollow();
  const { lists, places, always, current } = useMenu();
  const panel = useSettings().navigationSystem === 'panel';
  const rows: Rows = { t, follow, current };
  return (
    <Root aria-label={t('shell.menu')} className={panel ? 'panel' : undefined}>
      <div>
        <MenuButton />
        {lists.length > 0 && <ul>{lists.map((place) => placeRow(rows, place))}</ul>}
        <ul>{menuRows(rows, places, !panel)}</ul>
        <ul className="always">{always.map((place) => placeRow(rows, place))}</ul>
      </div>
    </Root>
  );
}
