import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Sentence } from '@/components/ui/layout/Sentence';
import { FREEZE_DAYS, type FreezeDays } from '@/domain/protection/options';
import { freezeEnd } from '@/domain/protection/stopEnd';
import { refuseModal } from '@/hooks/address/modalAddress';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { keepFreezeReceipt } from '@/services/protection/freezeReceipt';
import { useFreezeAccountMutation } from '@/services/protection/protection';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { serverNow } from '@/services/http/serverClock';
import { clearSession } from '@/store/session';
import type { Store } from '@/store/store';
import { HelpRow } from '../parts/HelpRow';
import { Choices, Tool } from '../parts/look';
import { LostNotice } from '../parts/LostNotice';
import { Moment } from '../parts/Moment';
import { refusalWords } from '../parts/refusalWords';
import { StopDialog } from './StopDialog';
import { isLostWrite, useWrite } from '@/hooks/useWrite';

/**
 * Freezes the account for 1, 3, 7 or 10 days (LIM-04, LIM-09); nobody can log in meanwhile. Once the server confirms,
 * the player is signed out everywhere, and the receipt stays on the page.
 */
export function FreezePanel() {
  const t = useT();
  const id = useId();
  const now = useClock();
  const dispatch = useDispatch<Store['dispatch']>();
  const [days, setDays] = useState<FreezeDays>(1);
  const [asked, setAsked] = useState<{ days: FreezeDays; end: string; token: string } | null>(null);
  const [open, setOpen] = useState(false);
  const [freezeAccount] = useFreezeAccountMutation();
  const { state, send, reset } = useWrite(freezeAccount, {
    onDone: (receipt) => {
      // Another player may have logged in meanwhile, in another tab.
      if (![null, asked?.token].includes(readStored(STORED.token))) return;
      keepFreezeReceipt(receipt);
      // The session has already ended, so no sign-out request is sent.
      dispatch(clearSession());
      writeStored(STORED.token, null);
      // Opened by another call that learned first that the session has ended.
      refuseModal('login');
    },
  });
  const ask = () => {
    const token = readStored(STORED.token);
    if (!isLostWrite(state) && state.phase !== 'sending' && token !== null) {
      setAsked({ days, token, end: freezeEnd(days, new Date(serverNow())).toISOString() });
      reset();
    }
    setOpen(true);
  };
  const confirm = () => {
    if (asked) send({ days: asked.days, token: asked.token });
  };
  return (
    <>
      {!open && isLostWrite(state) && <LostNotice state={state} onAsk={confirm} />}
      {!open && state.phase === 'refused' && <Notice tone="danger">{refusalWords(state.error, t)}</Notice>}
      <Tool as="section" aria-labelledby={id}>
        <h2 id={id}>{t('protection.freeze.title')}</h2>
        <p className="what">{t('protection.freeze.text')}</p>
        <Choices role="radiogroup" aria-labelledby={id}>
          {FREEZE_DAYS.map((one) => (
            <label key={one}>
              <input type="radio" name={id} checked={one === days} onChange={() => setDays(one)} />
              {t(`protection.freeze.days.${one}`)}
            </label>
          ))}
        </Choices>
        <div className="go">
          <Button look="primary" onClick={ask}>
            {t('protection.freeze.start')}
          </Button>
          {now !== null && (
            <span>
              <Sentence
                of="protection.until"
                marks={{ when: <Moment value={freezeEnd(days, new Date(now)).toISOString()} /> }}
              />
            </span>
          )}
        </div>
      </Tool>
      <HelpRow />
      {asked && (
        <StopDialog
          open={open}
          state={state}
          kind="freeze"
          title={t('protection.confirm.freeze')}
          action={t('protection.confirm.freezeNow')}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <Sentence of="protection.confirm.frozenUntil" marks={{ b: <b />, until: <Moment value={asked.end} /> }} />
          </p>
          <ul>
            <li>{t('protection.confirm.nobodyIn')}</li>
            <li>{t('protection.confirm.signedOut')}</li>
            <li>{t('protection.confirm.noWayBack')}</li>
          </ul>
        </StopDialog>
      )}
    </>
  );
}
