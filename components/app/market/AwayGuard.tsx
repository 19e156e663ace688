import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/components/ui/controls/Button';
import { TimeLeft } from '@/components/ui/figures/TimeLeft';
import { Sentence } from '@/components/ui/layout/Sentence';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Question } from '@/components/ui/overlay/Question';
import { readStudioMessage } from '@/domain/game/frameMessages';
import { whenArrived } from '@/hooks/address/leaving';
import { openModal } from '@/hooks/address/modalAddress';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { tabTalk } from '@/services/browser/tabTalk';
import { signOut } from '@/store/session';
import type { Store } from '@/store/store';

const MINUTE_MS = 60_000;
/** How long the player is warned. */
const WARN_MS = MINUTE_MS;
const LOOK_MS = 1_000;
/** Other tabs hear of a sign of life this often at most. */
const TELL_MS = 5_000;

const TALK = tabTalk('sign-of-life');

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** A round that was played in a game's frame, whose presses this page does not see. */
const isRound = (data: unknown) => readStudioMessage(data)?.type === 'roundStarted';

type Signs = {
  /** At each sign of life in this tab; whether it counts. */
  onSign: () => boolean;
  /** The player showed a sign of life in another tab, which always counts. */
  onOther: () => void;
};

/** Watches for signs of life of the player, and tells the other tabs of those that count. */
function useSigns({ onSign, onOther }: Signs): void {
  const seen = useEffectEvent(onSign);
  const heard = useEffectEvent(onOther);
  useEffect(() => {
    let told = 0;
    const sign = () => {
      if (!seen() || Date.now() - told < TELL_MS) return;
      told = Date.now();
      TALK.tell();
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isRound(data)) sign();
    };
    const end = TALK.watch(() => heard());
    for (const kind of SIGNS) window.addEventListener(kind, sign, { passive: true });
    window.addEventListener('message', hear);
    return () => {
      end();
      for (const kind of SIGNS) window.removeEventListener(kind, sign);
      window.removeEventListener('message', hear);
    };
  }, []);
}

/** Logs a player out who gave no sign of life for so many minutes, after a warning that one press ends. */
export function AwayGuard({ minutes }: { minutes: number }) {
  const t = useT();
  const alert = useAlert();
  const dispatch: Store['dispatch'] = useDispatch();
  const last = useRef(0);
  /** When the player is logged out, once that is said; null before. */
  const [until, setUntil] = useState<number | null>(null);
  const goOn = () => {
    last.current = Date.now();
    setUntil(null);
  };
  useSigns({
    onSign: () => {
      // Once warned only the button counts: a mouse that was bumped is no answer.
      if (until !== null) return false;
      last.current = Date.now();
      return true;
    },
    onOther: goOn,
  });
  const stay = () => {
    goOn();
    TALK.tell();
  };
  const look = useEffectEvent(() => {
    const end = last.current + minutes * MINUTE_MS;
    if (end <= Date.now()) {
      dispatch(signOut());
      alert.error(t('play.away.out', { count: minutes }));
      whenArrived(() => openModal('login'));
    } else setUntil(end - WARN_MS <= Date.now() ? end : null);
  });
  useEffect(() => {
    last.current = Date.now();
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog open={until !== null} onClose={stay} title={t('play.away.title')} role="alertdialog">
      <Question>
        <p>{until !== null && <Sentence of="play.away.text" marks={{ time: <TimeLeft until={until} /> }} />}</p>
        <div className="answers">
          <Button look="primary" size="main" onClick={stay}>
            {t('play.away.stay')}
          </Button>
        </div>
      </Question>
    </Dialog>
  );
}
