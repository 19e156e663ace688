import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import styled from 'styled-components';
import { isPhoneKey, phoneCodes, plainPhone, readTypedPhone, takesDigit } from '@/domain/account/fields/phone';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Icon } from '../pictures/Icon';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { usePhoneParser } from './phoneParser';
import { useField } from './useField';
import { useKeyFilter } from './useKeyFilter';

/** Shows only the calling code; the options of the select name the countries. */
const Code = styled.span`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  align-self: stretch;
  padding-inline: 14px ${token('space-8')};
  border-inline-end: 1px solid ${token('border-strong')};
  color: ${token('text-muted')};

  bdi {
    min-inline-size: 4ch;
    color: ${token('text')};
  }
  select {
    position: absolute;
    inset: 0;
    block-size: 100%;
    padding: 0;
    opacity: 0;
  }
`;

type PhoneFieldProps = FieldProps & {
  /** Key of the calling code's value, digits such as "49"; `name` is the key of the number without it. */
  codeName: string;
  countries: readonly { readonly code: string; readonly name: string; readonly phoneCode: string }[];
};

/** At most this many countries are named per calling code. */
const NAMED = 3;

/**
 * A phone number: a calling code from a sorted list without duplicates (VAL-13), and digits up to the maximum length
 * (VAL-09). A pasted or typed number that begins with a code selects that code; on blur the number is
 * normalised to the format that is sent.
 */
export function PhoneField({ name, codeName, label, hint, required, locked, countries }: PhoneFieldProps) {
  const t = useT();
  const field = useField(name, label);
  const code = useField(codeName, t('form.phoneCode'));
  const parser = usePhoneParser();
  const input = useRef<HTMLInputElement>(null);
  const codes = phoneCodes(countries);
  const names = new Map(countries.map((country) => [country.code, country.name]));

  // A plus was typed. The field accepts digits only, but what follows begins with a calling code.
  const plus = useRef(false);

  useKeyFilter(input, (character) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (character === '+' && selectionStart === 0 && selectionEnd === field.text.length) plus.current = true;
    const replaces = selectionStart !== selectionEnd;
    return isPhoneKey(character) && (replaces || takesDigit({ code: code.text, number: field.text }, parser));
  });
  const change = (text: string) => {
    const typed = readTypedPhone(
      plus.current ? `+${text}` : text,
      codes.map((each) => each.code),
    );
    if (typed.code !== null) code.change(typed.code);
    field.change(typed.code === null ? plainPhone(text) : typed.number);
    plus.current &&= typed.code === null && text !== '';
  };
  const leave = () => {
    plus.current = false;
    const { code: readCode, number } = parser?.read({ code: code.text, number: field.text }) ?? {};
    if (!locked && readCode && readCode !== code.text) code.change(readCode);
    if (!locked && number && number !== field.text) field.change(number);
    field.leave();
  };
  const shown = code.text === '' ? '+' : `+${code.text}`;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      required={required}
      locked={locked}
      id={field.id}
      problem={field.problem ?? code.problem}
    >
      {/* A stored number may come with its code in it. */}
      {(!locked || code.text !== '') && (
        <Code>
          <bdi dir="ltr">{shown}</bdi>
          {!locked && (
            <>
              <Icon of={ChevronDown} size={16} />
              <select
                {...code.aria}
                aria-describedby={undefined}
                aria-label={t('form.phoneCode')}
                value={code.text}
                autoComplete="tel-country-code"
                onChange={(event) => code.change(event.target.value)}
                onBlur={code.leave}
              >
                {!codes.some((each) => each.code === code.text) && <option value={code.text}>{shown}</option>}
                {codes.map(({ code: digits, countries: owners }) => (
                  <option key={digits} value={digits}>
                    {`+${digits} ${owners
                      .slice(0, NAMED)
                      .map((owner) => names.get(owner))
                      .join(', ')}${owners.length > NAMED ? ', …' : ''}`}
                  </option>
                ))}
              </select>
            </>
          )}
        </Code>
      )}
      <input
        {...field.aria}
        ref={input}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        value={field.text}
        readOnly={locked}
        aria-required={required}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
