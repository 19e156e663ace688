import { SearchX, X } from 'lucide';
import { memo, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import type { Recent } from '@/domain/lobby/search/recents';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { optionListStyle } from './optionListStyle';
import { useOptionRow } from './optionRow';
import type { OptionGroup, SearchOption } from './options';

const Root = styled.div`
  ${optionListStyle}
`;

type OptionListProps = {
  id: string;
  groups: readonly OptionGroup[];
  idOf: (option: SearchOption) => string;
  /** Id of the option selected by keyboard. */
  active: string | null;
  /** The query without results; null if there are some. */
  nothingFor: string | null;
  onOpen: (option: SearchOption, event: MouseEvent<HTMLAnchorElement>) => void;
  recents: readonly Recent[];
  /** Removes one of them; null removes all. */
  onForget: (recent: Recent | null) => void;
};

/** The results as a listbox. The remove buttons lie over the options, because an option must not contain a button. */
export const OptionList = memo(function OptionList({
  id,
  groups,
  idOf,
  active,
  nothingFor,
  onOpen,
  recents,
  onForget,
}: OptionListProps) {
  const t = useT();
  const { addressOf } = useFollow();
  const row = useOptionRow();
  return (
    // A press must not move the focus, which would close a phone's keyboard.
    <Root className="options" onMouseDown={(event) => event.preventDefault()}>
      {nothingFor !== null && (
        <p className="nothing" role="status">
          <Icon of={SearchX} size={24} />
          {t('search.nothing', { query: nothingFor })}
        </p>
      )}
      <div role="listbox" id={id} aria-label={t('search.results')}>
        {groups.map(({ name, options }) => (
          <div key={name} role="group" className={name} aria-labelledby={name === 'more' ? undefined : `${id}-${name}`}>
            {name !== 'more' && (
              <div className="heading" id={`${id}-${name}`}>
                {t(`search.${name}`)}
              </div>
            )}
            {options.map((option) => (
              // The field keeps the focus and forwards its keys, so an option handles the pointer only.
              <a
                key={option.key}
                id={idOf(option)}
                role="option"
                aria-selected={idOf(option) === active}
                // The last link stays in the tab order: a scroll container must contain a focusable element.
                tabIndex={name === 'more' ? undefined : -1}
                href={addressOf(option.href)}
                onClick={(event) => onOpen(option, event)}
              >
                {row(option)}
              </a>
            ))}
          </div>
        ))}
      </div>
      {recents.length > 0 && groups[0]?.name === 'recent' && (
        <div className="forget">
          <button type="button" onClick={() => onForget(null)}>
            {t('search.clearRecent')}
          </button>
          <ul>
            {recents.map((recent) => {
              const name = recent.kind === 'text' ? recent.text : recent.name;
              return (
                <li key={`${recent.kind} ${name}`}>
                  <IconButton label={t('search.remove', { name })} onClick={() => onForget(recent)}>
                    <Icon of={X} size={16} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Root>
  );
});
