import styled from 'styled-components';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { marksLook } from './Marks';

/** The footer's layout: folded on a phone, in columns on wider screens. */
export const FooterFrame = styled.footer`
  display: flex;
  flex-direction: column;
  gap: ${token('space-24')};
  margin-block-start: ${token('space-40')};
  padding-block: ${token('space-32')} ${token('space-24')};
  border-block-start: 1px solid ${token('border')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  .safer {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${token('space-16')} ${token('space-20')};
    padding: ${token('space-16')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
  }
  .safer > div:last-child {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .safer a {
    flex: 1 1 auto;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding: ${token('space-4')} ${token('space-20')};
    border-radius: ${token('radius-md')};
    font-weight: 650;
    color: ${token('text')};
    text-align: center;
  }
  .safer a:hover {
    background: ${token('surface2')};
  }
  .safer .tools {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .adults {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border: 2.5px solid currentColor;
    border-radius: 50%;
    font: 750 17px/1 ${token('font-text')};
    color: ${token('text')};
  }
  strong {
    display: block;
    font: 650 ${token('type-md')} ${token('font-text')};
    color: ${token('text')};
  }
  .columns {
    display: flex;
    flex-direction: column;
    gap: ${token('space-32')};
  }
  .licence {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space-16')};
  }
  nav {
    display: grid;
    scroll-margin-block-start: 72px;
  }
  nav > div {
    border-block-end: 1px solid ${token('border')};
  }
  h2 > span {
    display: none;
  }
  h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 48px;
    font: inherit;
    color: inherit;
  }
  [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  h2 {
    font: 650 ${token('type-sm')} ${token('font-text')};
    letter-spacing: 0;
    text-transform: none;
    color: ${token('text')};
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  nav a:hover {
    color: ${token('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .line {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')} ${token('space-24')};
    padding-block-start: ${token('space-12')};
    border-block-start: 1px solid ${token('border')};
  }
  .line > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-16')};
  }
  .line :is(button, .chat) {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
  }
  .line :is(button, .chat):hover {
    color: ${token('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Above its button, because below it the page ends. */
  details > ul {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(100% + ${token('space-8')});
    max-block-size: 60vh;
    overflow-y: auto;
    padding: ${token('space-8')} ${token('space-16')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
    box-shadow: ${token('shadow-lg')};
  }
  ${marksLook}
  .clock {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 20px;
    min-inline-size: 120px;
  }
  ${media.phone} {
    nav ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${token('space-20')};
      padding-block-end: ${token('space-12')};
    }
    nav [data-folded] {
      display: none;
    }
  }
  ${media.tablet} {
    .safer {
      grid-template-columns: auto 1fr auto;
      padding: ${token('space-20')} ${token('space-24')};
    }
    .safer > div:last-child {
      grid-column: auto;
    }
    nav {
      grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
      gap: ${token('space-24')} ${token('space-20')};
    }
    nav > div {
      border: 0;
    }
    h2 > span {
      display: inline;
      margin-block-end: ${token('space-4')};
    }
    h2 > button {
      display: none;
    }
    nav a {
      min-block-size: 32px;
    }
  }
  ${media.desktop} {
    .columns {
      flex-direction: row;
      gap: ${token('space-48')};
    }
    .licence {
      flex: 0 0 280px;
    }
    nav {
      flex: 1;
    }
  }
`;
