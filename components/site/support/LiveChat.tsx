import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { NotOfferedDialog } from '@/components/ui/overlay/NotOfferedDialog';
import { DEFAULT_LOCALE } from '@/config/locale';
import { LIVE_CHAT_PATH, SCRIPT_MESSAGE } from '@/config/operatorFrames';
import { useColourScheme } from '@/hooks/useColourScheme';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';

/** Milliseconds after which a chat that has not come counts as failed. */
const ANSWER_MS = 15_000;

const Place = styled.div`
  position: relative;
  block-size: min(560px, 70dvh);

  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  [data-state='loading'] {
    opacity: 0;
  }
`;

const Waiting = styled(Skeleton)`
  block-size: 100%;
  aspect-ratio: auto;
  border-radius: ${token('radius-md')};
`;

type State = 'loading' | 'ready' | 'failed';

const isState = (state: unknown): state is State => state === 'ready' || state === 'failed';

/** The operator's live chat, loaded when it is opened (W-23). */
export function LiveChat(props: ModalProps) {
  const { showLiveChat, liveChatScript } = useSettings();
  return showLiveChat && liveChatScript ? <FramedChat {...props} /> : <NotOfferedDialog {...props} />;
}

function FramedChat({ open, onClose }: ModalProps) {
  const t = useT();
  const { locale = DEFAULT_LOCALE } = useRouter();
  const scheme = useColourScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // A layout effect, so that the listener exists before the frame can run.
  useLayoutEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || typeof data !== 'object') return;
      const { type, state: told } = (data ?? {}) as Readonly<Record<string, unknown>>;
      if (type === SCRIPT_MESSAGE && isState(told)) setState(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <Dialog open={open} onClose={onClose} size="tall" title={t('liveChat.title')}>
      {state === 'failed' ? (
        <ErrorState title={t('liveChat.failed')} text={t('liveChat.failedText')} onRetry={retry} />
      ) : (
        <Place aria-busy={state === 'loading' || undefined}>
          {state === 'loading' && (
            <div role="status" aria-label={t('ui.loading')}>
              <Waiting $shape="cover" />
            </div>
          )}
          {scheme && (
            <iframe
              key={attempt}
              ref={frame}
              data-state={state}
              title={t('liveChat.title')}
              src={`${LIVE_CHAT_PATH}?${new URLSearchParams({ locale, theme: scheme })}`}
            />
          )}
        </Place>
      )}
    </Dialog>
  );
}
