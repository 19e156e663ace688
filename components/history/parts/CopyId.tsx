import { Check, Copy } from 'lucide';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Icon } from '@/components/ui/pictures/Icon';
import { shortId } from '@/domain/history/moved';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Told = styled.small`
  display: block;
  max-inline-size: 200px;
  font: 400 ${token('type-xs')} ${token('font-text')};
  white-space: normal;

  &:not(.failed) {
    ${visuallyHidden}
  }
`;

/** Copies an id. A success is told to screen readers and by a tick; a failure in words beside it. */
export function CopyId({ name }: { name: string }) {
  const t = useT();
  const { copied, copy } = useCopy(name);
  return (
    <>
      <IconButton label={t('history.copyId', { id: shortId(name) })} onClick={copy}>
        <Icon of={copied === 'copied' ? Check : Copy} size={16} />
      </IconButton>
      <Told role="status" className={copied ?? undefined}>
        {copied && t(`history.copyResult.${copied}`)}
      </Told>
    </>
  );
}
