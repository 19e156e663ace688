import { useId } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import type { DocumentLabel } from '@/services/account/documents';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${token('space-8')};
    font: 600 ${token('type-sm')} ${token('font-text')};
  }
  > div {
    display: grid;
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
  label {
    display: flex;
    gap: ${token('space-12')};
    padding: ${token('space-12')} 14px;
    border: 1.5px solid ${token('border')};
    border-radius: ${token('radius-md')};
    cursor: pointer;
  }
  label:hover {
    background: ${token('surface2')};
  }
  label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('surface2')};
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  label > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .fault {
    margin-block-start: ${token('space-8')};
    font: 500 ${token('type-sm')} ${token('font-text')};
    color: ${token('danger-text')};
  }
`;

type KindFieldProps = {
  labels: readonly DocumentLabel[];
  /** The chosen kind; '' for none. */
  value: string;
  /** Set while the document uploads. */
  locked: boolean;
  fault: string | null;
  onChange: (label: string) => void;
};

/** Document kinds, as named by the operator. None is preselected. */
export function KindField({ labels, value, locked, fault, onChange }: KindFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <Root aria-describedby={fault === null ? undefined : id} disabled={locked}>
      <legend>{t('kyc.kind')}</legend>
      <div>
        {labels.map(({ id: label, name, description }) => (
          <label key={label}>
            <input type="radio" name="kind" value={label} checked={label === value} onChange={() => onChange(label)} />
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              {description !== null && (
                <small>
                  <bdi>{description}</bdi>
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      <p id={id} className="fault" role="alert">
        {fault}
      </p>
    </Root>
  );
}
