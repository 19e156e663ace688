import { LoaderCircle } from 'lucide';
import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '@/themes/token';
import { SiteLink } from './SiteLink';
import { Icon } from '../pictures/Icon';

/**
 * primary: the main action of a view; secondary, outline: beside it; hero, heroOutline: the same on the hero; quiet: text
 * only.
 */
export type ButtonLook = 'primary' | 'secondary' | 'outline' | 'quiet' | 'hero' | 'heroOutline';
/** Heights: normal 44 px; main 52 px; dense 36 px, only in rows on large screens. */
export type ButtonSize = 'normal' | 'main' | 'dense';

type Face = {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Full width. */
  wide?: boolean;
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
};

const looks = {
  primary: css`
    background: ${token('accent')};
    color: ${token('on-accent')};
    &:hover {
      background: ${token('accent-hover')};
    }
  `,
  secondary: css`
    background: ${token('surface3')};
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
    }
  `,
  outline: css`
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
    &:hover {
      background: ${token('surface2')};
    }
  `,
  hero: css`
    background: ${token('on-hero')};
    color: ${token('hero-a')};
  `,
  heroOutline: css`
    box-shadow: inset 0 0 0 1.5px ${token('on-hero-muted')};
    color: ${token('on-hero')};
  `,
  quiet: css`
    padding-inline: ${token('space-8')};
    color: ${token('accent-text')};
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  `,
};

const sizes = {
  normal: '',
  main: css`
    min-block-size: 52px;
    padding-inline: ${token('space-24')};
    font-size: 17px;
  `,
  dense: css`
    min-block-size: 36px;
    padding-inline: 14px;
    font-size: 13px;
    border-radius: ${token('radius-sm')};
  `,
};

const Root = styled.button<{ $look: ButtonLook; $size: ButtonSize; $wide: boolean }>`
  display: ${(props) => (props.$wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${token('space-8')};
  min-block-size: 44px;
  padding: 4px ${token('space-20')};
  border-radius: ${token('radius-md')};
  font-weight: 650;
  line-height: 20px;
  text-align: center;
  text-wrap: balance;
  transition:
    background-color ${token('motion-fast')} ${token('ease')},
    box-shadow ${token('motion-fast')} ${token('ease')};

  &:active {
    transform: translateY(1px);
  }
  ${(props) => looks[props.$look]}
  ${(props) => sizes[props.$size]}

  &:disabled {
    background: ${token('surface3')};
    color: ${token('text-subtle')};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

type ButtonProps = Face &
  Omit<ComponentProps<'button'>, 'style'> & {
    /** Shows a spinner, keeps the text and the focus, and ignores further clicks. */
    busy?: boolean;
  };

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button that acts on the current page. For navigation use ButtonLink. */
export function Button({
  look = 'secondary',
  size = 'normal',
  wide = false,
  icon,
  busy = false,
  ...rest
}: ButtonProps) {
  const { children, onClick, ...attributes } = rest;
  return (
    <Root
      type="button"
      {...attributes}
      $look={look}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Icon of={LoaderCircle} className="spin" /> : icon}
      {children}
    </Root>
  );
}

type ButtonLinkProps = Face & Omit<ComponentProps<typeof SiteLink>, 'style' | 'as'>;

/** A link styled as a button. */
export const ButtonLink = ({ look = 'secondary', size = 'normal', wide = false, icon, ...rest }: ButtonLinkProps) => {
  const { children, ...attributes } = rest;
  return (
    <Root as={SiteLink} {...attributes} $look={look} $size={size} $wide={wide}>
      {icon}
      {children}
    </Root>
  );
};
