import { Send } from 'lucide';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { WrongFields } from '@/components/ui/form/WrongFields';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { Notice } from '@/components/ui/feedback/Notice';
import { useAlert } from '@/hooks/useAlert';
import { useT, type TextKey, type Translate } from '@/hooks/useT';
import type { DocumentLabel } from '@/services/account/documents';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { ChosenFile } from './ChosenFile';
import { FileChooser } from './FileChooser';
import { KindField } from './KindField';
import type { FileFault } from './takeFile';
import type { UploadControls, UploadProblem } from './useUpload';

const Root = styled(Card)`
  form {
    display: flex;
    flex-direction: column;
    gap: ${token('space-20')};
    margin-block-start: ${token('space-16')};
  }
  h2 {
    font-size: 20px;
    line-height: 28px;
  }
  .what {
    margin-block-start: ${token('space-4')};
    max-inline-size: 72ch;
    color: ${token('text-muted')};
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: ${token('space-8')};
  }
  form > button {
    align-self: stretch;
  }
  ${media.tablet} {
    form > button {
      align-self: flex-start;
    }
  }
  .fault {
    font: 500 ${token('type-sm')} ${token('font-text')};
    color: ${token('danger-text')};
  }
`;

const FAULTS: Readonly<Record<FileFault, TextKey>> = {
  type: 'kyc.error.type',
  size: 'kyc.error.size',
  unreadable: 'kyc.error.unreadable',
};

/** Refusal codes with their own text (contract, uploadDocument); other codes show the server's message. */
const REFUSALS: Readonly<Record<string, TextKey>> = { FILE_TYPE: 'kyc.error.type', FILE_SIZE: 'kyc.error.size' };

function wordsOf({ lost, code, message }: UploadProblem, t: Translate): string {
  if (lost) return t('kyc.error.lost');
  const key = code === null ? undefined : REFUSALS[code];
  return key ? t(key) : (message ?? t('kyc.error.again'));
}

type UploadFormProps = {
  labels: readonly DocumentLabel[];
  upload: UploadControls;
  /** The chosen kind; '' for none. */
  label: string;
  onLabel: (label: string) => void;
  /** The file input: other parts of the page move the focus there. */
  input: RefObject<HTMLInputElement | null>;
};

/** Uploads a document: kind, file, progress and outcome (KYC-03, W-10). */
export function UploadForm({ labels, upload, label, onLabel, input }: UploadFormProps) {
  const t = useT();
  const alert = useAlert();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const { state } = upload;
  const noKind = asked && label === '';
  const noFile = asked && state.phase === 'empty' && state.fault === null;
  const fault = state.phase === 'empty' ? (state.fault ?? null) : null;
  const problem = state.phase === 'chosen' ? state.problem : null;

  const phase = state.phase;
  const before = useRef(phase);
  useEffect(() => {
    const from = before.current;
    before.current = phase;
    if (from === phase) return;
    // The focused element is gone: move the focus to the next step.
    if (phase === 'chosen' || phase === 'sending')
      root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    else if (phase === 'empty') input.current?.focus({ preventScroll: true });
  }, [phase, input]);

  const submit = async () => {
    setAsked(true);
    if (label === '') return root.current?.querySelector('input')?.focus();
    if (state.phase === 'empty') return input.current?.focus();
    if (await upload.send(label)) {
      setAsked(false);
      onLabel('');
      alert.success(t('kyc.sent'));
    }
  };
  return (
    <Root as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('kyc.send')}</h2>
      <p className="what">{t('kyc.sendText')}</p>
      <form
        ref={root}
        aria-labelledby={`${id}-title`}
        aria-busy={phase === 'reading' || phase === 'sending' || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <KindField
          labels={labels}
          value={label}
          locked={phase === 'sending'}
          fault={noKind ? t('kyc.error.kind') : null}
          onChange={onLabel}
        />
        <div className="field">
          {state.phase === 'chosen' || state.phase === 'sending' ? (
            <ChosenFile
              taken={state.taken}
              share={state.phase === 'sending' ? state.share : null}
              onRemove={upload.remove}
            />
          ) : (
            <FileChooser
              inputRef={input}
              faultId={fault !== null || noFile ? `${id}-fault` : undefined}
              onChoose={upload.choose}
            />
          )}
          <p id={`${id}-fault`} className="fault" role="alert">
            {fault !== null ? t(FAULTS[fault]) : noFile && t('kyc.error.file')}
          </p>
        </div>
        {(noKind || noFile) && <WrongFields />}
        {problem && (
          <Notice tone="danger">
            <b>{t('general.uploadFailed')}</b>
            <p>{wordsOf(problem, t)}</p>
          </Notice>
        )}
        {state.phase === 'sending' ? (
          <Button data-next onClick={upload.cancel}>
            {t('kyc.cancel')}
          </Button>
        ) : (
          <Button
            data-next
            look="primary"
            size="main"
            type="submit"
            busy={state.phase === 'reading'}
            icon={<Icon of={Send} className="flip" />}
          >
            {t(problem ? 'ui.tryAgain' : 'kyc.submit')}
          </Button>
        )}
      </form>
    </Root>
  );
}
