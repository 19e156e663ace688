import { FileText, X } from 'lucide';
import styled from 'styled-components';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatFileSize } from '@/domain/format/fileSize';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import type { Taken } from './takeFile';

const WHOLE_PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 0 } as const;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  padding: ${token('space-12')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};

  .picture {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    border-radius: ${token('radius-sm')};
    background: ${token('surface3')};
    color: ${token('text-muted')};
    overflow: hidden;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .facts {
    flex: 1;
    min-inline-size: 0;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .size {
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  progress {
    margin-block-start: ${token('space-8')};
  }
`;

type ChosenFileProps = {
  taken: Taken;
  /** Uploaded share, 0 to 1; null while not uploading. */
  share: number | null;
  onRemove: () => void;
};

/** The chosen file: preview, name, size and upload progress. */
export function ChosenFile({ taken: { file, preview }, share, onRemove }: ChosenFileProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Root>
      <span className="picture">
        {preview === null ? (
          <Icon of={FileText} size={24} />
        ) : (
          // A data URL, which next/image cannot optimise.
          // oxlint-disable-next-line nextjs/no-img-element
          <img src={preview} alt={t('kyc.preview')} />
        )}
      </span>
      <div className="facts">
        <p className="name">
          <bdi>{file.name}</bdi>
        </p>
        <p className="size">
          <bdi>{formatFileSize(locale, file.size)}</bdi>
          {share !== null && (
            <>
              {' · '}
              <bdi>{formatNumber(locale, Math.round(share * 100), WHOLE_PERCENT)}</bdi>
            </>
          )}
        </p>
        {share !== null && <ProgressBar aria-label={t('kyc.sending')} max={1} value={share} />}
      </div>
      {share === null && (
        <IconButton label={t('kyc.remove', { name: file.name })} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      )}
    </Root>
  );
}
