import { MailCheck } from 'lucide';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { Icon } from '@/components/ui/pictures/Icon';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useConfirmEmailChangeMutation } from '@/services/account/safety';
import { useLinkToken } from '../entry/useLinkToken';
import { isBusy } from './WriteNote';

/**
 * Target of both links of a changed email address. It is confirmed by a press, since programs that look into mail open
 * links too.
 */
export function ConfirmEmailScreen() {
  const t = useT();
  const urlOf = usePageUrl();
  const problemOf = useFormProblem();
  const token = useLinkToken();
  const [confirm] = useConfirmEmailChangeMutation();
  const { state, send, askAgain } = useWrite(confirm);
  const problem = state.phase === 'refused' ? problemOf(state.error).message : null;
  const isOpen = state.phase === 'idle' || isBusy(state);
  const home = <ButtonLink href={urlOf('safety')}>{t('safety.confirm.toAccount')}</ButtonLink>;
  return (
    <ScreenHigh as={Stack}>
      <PageIntro title={t('safety.confirm.title')}>{isOpen && token !== null && t('safety.confirm.text')}</PageIntro>
      {isOpen && token !== null && (
        <div>
          <Button
            look="primary"
            size="main"
            icon={<Icon of={MailCheck} />}
            busy={isBusy(state)}
            onClick={() => {
              if (token) send({ token });
            }}
          >
            {t('safety.confirm.yes')}
          </Button>
        </div>
      )}
      {state.phase === 'checking' && <p role="status">{t('safety.checking')}</p>}
      {state.phase === 'unknown' && <ErrorState title={t('safety.confirm.lost')} onRetry={askAgain} />}
      {state.phase === 'done' && (
        <>
          <Notice tone="success">
            {t(state.answer.done ? 'safety.confirm.done' : `safety.confirm.half.${state.answer.address}`)}
          </Notice>
          <div>{home}</div>
        </>
      )}
      {(problem !== null || token === null) && (
        <div role="alert">
          <EmptyState
            icon={<Icon of={MailCheck} size={24} />}
            title={problem ?? t('safety.confirm.noToken')}
            text={t('safety.confirm.voidText')}
            action={home}
          />
        </div>
      )}
    </ScreenHigh>
  );
}
