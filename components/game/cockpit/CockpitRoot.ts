import styled from 'styled-components';
import { token } from '@/themes/token';

/** Laid out by its own width, which beside a game on a phone held sideways is a narrow column. */
export const CockpitRoot = styled.div`
  container-type: inline-size;
  flex: none;
  background: ${token('surface1')};
  border-block-end: 1px solid ${token('border')};

  &:focus-visible {
    outline-offset: -3px;
  }
  .parts {
    display: grid;
    grid-template: 'figures figures break' auto 'limit check more' auto / minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding: ${token('space-8')} ${token('space-8')} ${token('space-4')} ${token('space-12')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    line-height: 18px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  dl {
    grid-area: figures;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')} ${token('space-16')};
  }
  dt,
  .check span,
  .limit,
  .none {
    font-size: 12px;
    line-height: 16px;
    color: ${token('text-muted')};
  }
  dd,
  b {
    font-weight: 650;
    color: ${token('text')};
  }
  dd[data-sign='+'] {
    color: ${token('success-text')};
  }
  dd[data-sign='-'] {
    color: ${token('danger-text')};
  }
  .check {
    grid-area: check;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-4')};
    font-size: 12px;
    line-height: 16px;
  }
  .limit {
    grid-area: limit;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px ${token('space-8')};
  }
  progress {
    flex: 1 0 100%;
    block-size: 4px;
  }
  .more,
  .break {
    min-inline-size: 44px;
    padding-inline: ${token('space-12')};
    font-size: 14px;
    line-height: 18px;
  }
  .more {
    grid-area: more;
    min-block-size: 36px;
    padding-inline: ${token('space-8')};
  }
  .break {
    grid-area: break;
  }
  .long {
    display: none;
  }
  @container (max-width: 259.98px) {
    .parts {
      grid-template: 'figures' auto 'check' auto 'limit' auto 'more' auto 'break' auto / minmax(0, 1fr);
    }
    .more {
      min-block-size: 44px;
    }
  }
  @container (max-width: 359.98px) and (min-width: 260px) {
    .parts:has(progress) {
      grid-template-areas: 'figures figures break' 'limit limit limit' 'check check more';
    }
  }
  @container (min-width: 720px) {
    .parts {
      grid-template: 'figures check limit more break' minmax(44px, auto) / auto auto minmax(0, 1fr) auto auto;
      gap: 0 ${token('space-8')};
      padding-inline: ${token('space-20')} ${token('space-8')};
      padding-block-end: ${token('space-8')};
    }
    dl,
    .check {
      padding-inline-end: ${token('space-16')};
    }
    .check {
      flex-direction: column;
      font-size: inherit;
      line-height: inherit;
    }
    .limit {
      padding-inline: ${token('space-16')};
      border-inline-start: 1px solid ${token('border')};
    }
    .more {
      min-block-size: 44px;
      padding-inline: ${token('space-12')};
    }
    .words,
    .long {
      display: inline;
    }
    .short {
      display: none;
    }
  }
  @container (max-width: 719.98px) and (min-width: 260px) {
    .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
