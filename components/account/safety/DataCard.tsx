import { Download } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Pill, type Tone } from '@/components/ui/feedback/Pill';
import { Icon } from '@/components/ui/pictures/Icon';
import type { DataCopy } from '@/domain/account/safety';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { saveFile } from '@/services/browser/saveFile';
import { useDataCopyMutation, useRequestDataCopyMutation } from '@/services/account/safety';
import { SafetyCard } from './look';
import { useFacts } from './useFacts';
import { isBusy, WriteNote } from './WriteNote';

const TONES: Readonly<Record<DataCopy['state'], Tone>> = {
  asked: 'warning',
  preparing: 'warning',
  ready: 'success',
  expired: 'quiet',
};

/** A copy of all data about the player: asked for, prepared, and ready for a while. */
export function DataCard({ copy }: { copy: DataCopy | null }) {
  const t = useT();
  const id = useId();
  const facts = useFacts();
  const [ask] = useRequestDataCopyMutation();
  const { state, send, askAgain, reset } = useWrite(ask, { onDone: () => reset() });
  const isOpen = copy !== null && copy.state !== 'expired';
  return (
    <SafetyCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('safety.data.title')}</h2>
      <p>{t('safety.data.text')}</p>
      {copy && (
        <div className="acts" role="status">
          <Pill tone={TONES[copy.state]}>{t(`safety.data.state.${copy.state}`)}</Pill>
          {copy.reference !== null && <span>{t('safety.reference', { reference: copy.reference })}</span>}
          {copy.availableUntil !== null && (
            <span>{t('safety.data.until', { at: facts.time(copy.availableUntil) })}</span>
          )}
        </div>
      )}
      <WriteNote state={state} onAsk={askAgain} />
      <div className="acts">
        {copy?.state === 'ready' && <DownloadButton />}
        {!isOpen && (
          <Button busy={isBusy(state)} onClick={() => send({})}>
            {t(copy ? 'safety.data.again' : 'safety.data.ask')}
          </Button>
        )}
      </div>
    </SafetyCard>
  );
}

function DownloadButton() {
  const t = useT();
  const problemOf = useFormProblem();
  const [load, { isLoading }] = useDataCopyMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    setProblem(null);
    const { data, error } = await load();
    if (data === undefined) setProblem(problemOf(error).message);
    else saveFile(`${t('safety.data.file')}.json`, 'application/json', data);
  };
  return (
    <>
      <Button look="primary" icon={<Icon of={Download} />} busy={isLoading} onClick={() => void download()}>
        {t('safety.data.download')}
      </Button>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
