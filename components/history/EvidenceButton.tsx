import { FileCheck } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/services/browser/saveFile';
import { useEvidenceMutation } from '@/services/history/history';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-8')};

  p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`;

/** Downloads what the backend attests of one round or payment, for a complaint. */
export function EvidenceButton({ kind, id }: { kind: 'round' | 'payment'; id: string }) {
  const t = useT();
  const isOff = useAbsent('evidence');
  const [load, { isLoading }] = useEvidenceMutation();
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  if (isOff) return null;
  const save = async () => {
    setOutcome(null);
    const { data } = await load({ kind, id });
    if (data !== undefined) saveFile(`${kind}-${id.replace(/[^\w.-]/g, '_')}.json`, 'application/json', data);
    setOutcome(data === undefined ? 'failed' : 'saved');
  };
  return (
    <Root>
      <p>{t('history.evidence.what')}</p>
      <Button icon={<Icon of={FileCheck} />} busy={isLoading} onClick={() => void save()}>
        {t('history.evidence.save')}
      </Button>
      <p role="status">{outcome && t(`history.evidence.${outcome}`)}</p>
    </Root>
  );
}
