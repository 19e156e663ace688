import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { User } from '@/domain/user/user';
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

/** What tells a player from others: the address they sign in with. */
const nameOf = ({ email, nickname, userId }: User) => email ?? nickname ?? userId;

/** Asks whose session is meant when an address brought another player's (OP-042). Closing it changes nothing. */
export function SwitchAccountDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const dispatch = useDispatch<Store['dispatch']>();
  const [arrived] = useState(() => dispatch(arrivedPlayer()));
  useEffect(() => {
    // The address alone asks nothing.
    if (!arrived) onClose();
  }, [arrived, onClose]);
  const answer = (switches: boolean) => {
    void dispatch(answerSwitch(switches));
    onClose();
  };
  if (!arrived) return null;
  return (
    <Dialog open={open} onClose={() => answer(false)} title={t('switchAccount.title')}>
      <Root>
        <p>{t('switchAccount.text')}</p>
        <dl>
          <div>
            <dt>{t('switchAccount.present')}</dt>
            <dd>
              <bdi>{nameOf(arrived.present.user)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('switchAccount.arrived')}</dt>
            <dd>
              <bdi>{nameOf(arrived.details.user)}</bdi>
            </dd>
          </div>
        </dl>
        <div className="answers">
          <Button look="outline" wide onClick={() => answer(false)}>
            {t('switchAccount.stay')}
          </Button>
          <Button look="primary" wide onClick={() => answer(true)}>
            {t('switchAccount.switch')}
          </Button>
        </div>
      </Root>
    </Dialog>
  );
}
