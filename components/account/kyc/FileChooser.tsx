import { Camera, Upload } from 'lucide';
import { useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { ring } from '@/themes/ring';
import { token } from '@/themes/token';

// Only touch devices offer the camera.
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space-12')};
    border-radius: ${token('radius-md')};
    text-align: center;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  label:focus-within:has(:focus-visible) {
    ${ring}
  }
  .file {
    flex-direction: column;
    gap: ${token('space-4')};
    min-block-size: 148px;
    padding: ${token('space-20')};
    border: 1.5px dashed ${token('border-strong')};
    background: ${token('surface2')};
  }
  .file:hover,
  .file[data-over] {
    background: ${token('surface3')};
    border-color: ${token('accent')};
  }
  .file b {
    font-weight: 600;
  }
  .file small {
    max-inline-size: 52ch;
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  .file svg {
    color: ${token('accent-text')};
  }
  .camera {
    display: none;
    min-block-size: 48px;
    padding-inline: ${token('space-20')};
    background: ${token('surface3')};
    font-weight: 650;
  }
  @media (pointer: coarse) {
    .camera {
      display: flex;
    }
  }
  ${media.phone} {
    .file {
      min-block-size: 112px;
    }
  }
`;

type FileChooserProps = {
  onChoose: (file: File) => void;
  /** Id of the error message of the last choice; undefined without one. */
  faultId: string | undefined;
  inputRef: Ref<HTMLInputElement>;
};

/** File input for one file: picked, dropped, or taken with a phone's camera. */
export function FileChooser({ onChoose, faultId, inputRef }: FileChooserProps) {
  const t = useT();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Root>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped can be chosen too */}
      <label
        className="file"
        data-over={over || undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <Icon of={Upload} size={24} />
        <b>{t('kyc.choose')}</b>
        <small>{t('kyc.formats')}</small>
        <input
          ref={inputRef}
          type="file"
          accept=".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
          aria-invalid={faultId !== undefined || undefined}
          aria-describedby={faultId}
          onChange={onChange}
        />
      </label>
      <label className="camera">
        <Icon of={Camera} />
        {t('kyc.camera')}
        <input type="file" accept="image/jpeg,image/png" capture="environment" onChange={onChange} />
      </label>
    </Root>
  );
}
