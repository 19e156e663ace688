import { ArrowUpFromLine, History, ListChecks, LogOut, MailPlus, type IconNode } from 'lucide';
import Router from 'next/router';
import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/pictures/Avatar';
import { Icon } from '@/components/ui/pictures/Icon';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { ACCOUNT_MENU } from '@/config/pages/accountMenu';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { playerName } from '@/domain/account/player/playerName';
import { isGroup } from '@/domain/site/navigation/menu';
import { useAuth } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useRested } from '@/hooks/whenAtRest';
import { signOut } from '@/store/session';
import type { Store } from '@/store/store';
import { token } from '@/themes/token';
import { latePart } from '../late/latePart';
import { useJoinedRaces } from '../late/useRaces';
import { wordsOf } from './menuRows';
import { useEntries } from './useMenu';
import { useMenuKeys } from './useMenuKeys';

const Root = styled.div`
  position: relative;
  flex: none;

  > button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
  }
  > div {
    position: absolute;
    inset-block-start: calc(100% + ${token('space-8')});
    inset-inline-end: 0;
    inline-size: 272px;
    max-inline-size: calc(100vw - 2 * ${token('space-16')});
    max-block-size: calc(100vh - 80px);
    overflow-y: auto;
    padding: ${token('space-8')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-lg')};
    background: ${token('surface1')};
    box-shadow: ${token('shadow-lg')};
  }
  > [hidden] {
    display: none;
  }
  .who {
    padding: ${token('space-8')} ${token('space-12')} ${token('space-12')};
    border-block-end: 1px solid ${token('border')};
    margin-block-end: ${token('space-8')};
    overflow-wrap: anywhere;
  }
  .who b {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 650;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .who > bdi {
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-md')};
    font: 550 15px/20px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: start;
  }
  [role='menuitem']:is(:hover, :focus-visible) {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  .out {
    margin-block-start: ${token('space-8')};
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
  }
`;

const MenuRace = latePart<{ open: boolean }>({
  texts: ['raceNote'],
  load: async () => (await import('@/components/tournaments/MenuRace')).MenuRace,
  useWanted: useJoinedRaces,
  useReady: useRested,
});

/** Icons of this menu alone, which is loaded late; the others have names that every menu knows. */
const ICONS: Readonly<Record<string, IconNode>> = {
  withdraw: ArrowUpFromLine,
  transactions: History,
  firstSteps: ListChecks,
};

type OwnKey = (typeof ACCOUNT_MENU)[number]['key'];
const isOwn = (key: string): key is OwnKey => ACCOUNT_MENU.some((own) => own.key === key);

/** Avatar and menu of a signed-in player: the account pages, and sign-out (NAV-23). */
export function PlayerDropdown() {
  const t = useT();
  const urlOf = usePageUrl();
  const entries = useEntries(useSettings().accountMenu ?? ACCOUNT_MENU);
  const places = entries.flatMap((entry) => (isGroup(entry) ? entry.items : entry));
  const { user } = useAuth();
  const dispatch = useDispatch<Store['dispatch']>();
  const [open, setOpen] = useState(false);
  const keys = useMenuKeys<HTMLDivElement>(open, setOpen);
  const id = useId();
  useEffect(() => {
    const close = () => setOpen(false);
    Router.events.on('routeChangeStart', close);
    return () => Router.events.off('routeChangeStart', close);
  }, []);
  const name = user ? playerName(user) : '';
  return (
    <Root {...keys}>
      <button
        type="button"
        aria-label={t('player.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </button>
      <div hidden={!open}>
        <p className="who">
          <b>
            <bdi>{name}</bdi>
          </b>
          {user?.email && <bdi dir="ltr">{user.email}</bdi>}
        </p>
        <ul id={id} role="menu" aria-label={t('player.menu', { name })}>
          {user?.email === null && (
            <li role="none">
              <SiteLink role="menuitem" tabIndex={-1} href={urlOf('edit-profile')}>
                <Icon of={MailPlus} />
                {t('player.addEmail')}
              </SiteLink>
            </li>
          )}
          <MenuRace open={open} />
          {places.map(({ key, label, icon, href }) => (
            <li key={key} role="none">
              <SiteLink role="menuitem" tabIndex={-1} href={href}>
                {icon && ICONS[icon] ? <Icon of={ICONS[icon]} /> : <NamedIcon name={icon} />}
                {isOwn(key) && label === null ? t(`player.place.${key}`) : wordsOf({ key, label }, t)}
              </SiteLink>
            </li>
          ))}
          <li role="none" className="out">
            <button type="button" role="menuitem" tabIndex={-1} onClick={() => void dispatch(signOut())}>
              <Icon of={LogOut} className="flip" />
              {t('player.logOut')}
            </button>
          </li>
        </ul>
      </div>
    </Root>
  );
}
