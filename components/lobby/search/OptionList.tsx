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
  /** Of the listbox. */
  id: string;
  groups: readonly OptionGroup[];
  idOf: (option: SearchOption) => string;
  /** Id of the option the keyboard stands on. */
  active: string | null;
  /** The text for which nothing was found; null if something was. */
  nothingFor: string | null;
  onOpen: (option: SearchOption, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The recent searches, to take them away again. */
  recents: readonly Recent[];
  /** Takes one of them away; null takes all. */
  onForget: (recent: Recent | null) => void;
};

/** The lines of the search as a listbox. What removes recent searches lies over their lines: an option holds no button. */
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
    // A press leaves the focus, and a phone's keyboard, where it is.
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
              // The field keeps the focus and hands its keys on: an option hears the pointer only.
              <a
                key={option.key}
                id={idOf(option)}
                role="option"
                aria-selected={idOf(option) === active}
                // Of all, the way on is a stop of the Tab key: what scrolls must hold one.
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
