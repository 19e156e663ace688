import styled from 'styled-components';
import { TextField } from '@/components/ui/form/TextField';
import { latinDigits } from '@/domain/texts/latinDigits';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  max-inline-size: 320px;

  input {
    min-block-size: 56px;
    font: 650 24px/32px ${token('font-text')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.5em;
    text-align: center;
    padding-inline: 0.5em 0;
  }
`;

/** The six digits in what was typed or pasted, spaces left out; null for anything else. */
export function readCode(value: string): string | null {
  const code = latinDigits(value).replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** Six digits of an authenticator app: one field, so that pasting and the browser's own offer work. */
export function CodeField({ name, label, first = false }: { name: string; label: string; first?: boolean }) {
  const t = useT();
  return (
    <Root>
      <TextField
        name={name}
        label={label}
        hint={t('secondStep.changes')}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        keys={(character) => /[\p{Nd} ]/u.test(character)}
        required
        first={first}
      />
    </Root>
  );
}
