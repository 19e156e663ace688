import { Globe } from 'lucide';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { HOME } from '@/config/pages/navigation';
import { localised } from '@/domain/links/localised';
import { useT } from '@/hooks/useT';
import { MODAL_PARAMETERS } from '@/store/modalParameters';
import { token } from '@/themes/token';
import { useShell } from '../ShellContext';

// A closed list is still laid out and would fetch the fonts of every script, so it is not displayed.
const Root = styled.details`
  summary {
    display: inline-flex;
  }
  summary:hover,
  a:hover {
    color: ${token('text')};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-16')};
  }
  &:not([open]) > ul {
    display: none;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
  a[aria-current] {
    font-weight: 650;
    color: ${token('text')};
  }
`;

/** Query parameters that are dropped: dialogs, and one-time tokens. */
const LEFT_BEHIND = ['modal', ...MODAL_PARAMETERS, 'at', 'token'];

/** Uses the current query, which may have changed since the server rendered the link. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const query = new URLSearchParams(window.location.search);
  for (const name of LEFT_BEHIND) query.delete(name);
  currentTarget.search = query.toString();
}

/**
 * The offered languages as links to the same page (I18N-12). Works without JavaScript. A choice loads a new document,
 * because language and direction are set on its root, and is stored only in the URL (OP-003).
 */
export function LanguageSelector() {
  const t = useT();
  const { locale, languages, address } = useShell();
  return (
    <Root>
      <summary>
        <Icon of={Globe} size={16} />
        <span>
          <VisuallyHidden>{t('shell.footer.language')}: </VisuallyHidden>
          <bdi lang={locale.tag}>{locale.name}</bdi>
        </span>
      </summary>
      <ul>
        {languages.map(({ code, tag, dir, name }) => (
          <li key={code}>
            <a
              href={localised(address ?? HOME, code)}
              hrefLang={tag}
              lang={tag}
              dir={dir}
              aria-current={code === locale.code ? 'true' : undefined}
              onClick={address === null ? undefined : keepQuery}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
