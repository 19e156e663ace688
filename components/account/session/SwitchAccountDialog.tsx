import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { shownEmail } from '@/domain/account/fields/placeholderEmail';
import { maskedPhone } from '@/domain/account/player/phoneName';
import type { User } from '@/domain/account/player/user';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import type { Store } from '@/store/store';
import { answerSwitch, arrivedPlayer } from '@/store/switchAccount';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};

  > p,
  dt {
    color: ${token('text-muted')};
  }
  dl {
    display: grid;
    gap: ${token('space-12')};
  }
  dd {
    margin: 0;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-8')};
  }
`;

/** Tells players apart: the address or the number they sign in with. */
const nameOf = (user: User, placeholderDomain: string) =>
  shownEmail(user.email, placeholderDomain) || (user.nickname ?? (maskedPhone(user) || user.userId));

/** Asks which session to keep when an address brought another player's, or says whose began (OP-042). */
export function SwitchAccountDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const dispatch = useDispatch<Store['dispatch']>();
  const [arrived] = useState(() => dispatch(arrivedPlayer()));
  useEffect(() => {
    // Nothing arrived: the dialog was opened by its address alone.
    if (!arrived) onClose();
  }, [arrived, onClose]);
  if (!arrived) return null;
  const { details, present } = arrived;
  const answer = (switches: boolean) => {
    void dispatch(answerSwitch(switches));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => answer(present === null)}
      title={t(present ? 'switchAccount.title' : 'switchAccount.openedTitle')}
    >
      <Root>
        <p>{t(present ? 'switchAccount.text' : 'switchAccount.openedText')}</p>
        <dl>
          {present && <Player label={t('switchAccount.present')} user={present.user} />}
          <Player label={t(present ? 'switchAccount.arrived' : 'switchAccount.present')} user={details.user} />
        </dl>
        <div className="answers">
          <Button look="outline" wide onClick={() => answer(false)}>
            {t(present ? 'switchAccount.stay' : 'switchAccount.logOut')}
          </Button>
          <Button look="primary" wide onClick={() => answer(true)}>
            {t(present ? 'switchAccount.switch' : 'switchAccount.go')}
          </Button>
        </div>
      </Root>
    </Dialog>
  );
}

function Player({ label, user }: { label: string; user: User }) {
  const { placeholderEmailDomain } = useSettings();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{nameOf(user, placeholderEmailDomain)}</bdi>
      </dd>
    </div>
  );
}
