import { internationalDigits, plainPhone, type Phone, type PhoneFault, type PhoneParser } from './phone';

type Parsed = {
  number: string;
  countryCallingCode: string;
  nationalNumber: string;
  /** With the mobile metadata: whether it is a mobile number. */
  isValid: () => boolean;
  isPossible: () => boolean;
};

/** The part of libphonenumber in use, with its mobile metadata; numbers are passed with "+" and the calling code. */
export type PhoneLibrary<Country extends string = string> = {
  parsePhoneNumberFromString: (text: string) => Parsed | undefined;
  validatePhoneNumberLength: (text: string) => PhoneFault | 'INVALID_LENGTH' | undefined;
  isSupportedCountry: (country: string) => country is Country;
  getCountryCallingCode: (country: Country) => string;
};

/** Some territories sharing +1 are listed with their area code: 1268 becomes 1. */
const callingCode = (code: string): string => (code.startsWith('1') ? '1' : code);

/** What digits beside a code may mean: the national number, or the code (or its area part) typed again. */
function meanings(code: string, digits: string): string[] {
  const area = code.slice(callingCode(code).length);
  return [
    `+${code}${digits}`,
    ...(digits.startsWith(code) ? [`+${digits}`] : []),
    ...(area !== '' && digits.startsWith(area) ? [`+${callingCode(code)}${digits}`] : []),
  ];
}

/**
 * The phone number parser (VAL-07, VAL-12), shared by the site and the sandbox. Drops the national trunk prefix 0 where
 * the country's plan has one: 0151… in Germany is 151…, 06… in Italy stays 06….
 */
export function phoneParserOf<Country extends string>(library: PhoneLibrary<Country>): PhoneParser {
  const possible = (texts: readonly string[]): Parsed[] =>
    texts.flatMap((text) => {
      const parsed = library.parsePhoneNumberFromString(text);
      return parsed?.isPossible() ? [parsed] : [];
    });
  const meant = (code: string, text: string): string[] => {
    const international = internationalDigits(text);
    if (international !== null) return [`+${international}`];
    return code !== '' && /^\d+$/.test(text) ? meanings(code, text) : [];
  };

  return {
    read({ code, number }): Phone {
      const text = plainPhone(number);
      const found = possible(meant(code, text));
      // 4915112345678 beside 49 could be a landline in Leer (0491); a mobile number is more likely at registration.
      const best = found.find((each) => each.isValid()) ?? found[0];
      if (!best) return { code, number: text };
      const { countryCallingCode, nationalNumber } = best;
      const digits = `${countryCallingCode}${nationalNumber}`;
      return code !== '' && digits.startsWith(code)
        ? { code, number: digits.slice(code.length) }
        : { code: countryCallingCode, number: nationalNumber };
    },

    fault({ code, number }) {
      const text = `+${code}${number}`;
      const length = library.validatePhoneNumberLength(text);
      // INVALID_LENGTH lies between two possible lengths, so more digits may make it valid.
      if (length !== undefined) return length === 'INVALID_LENGTH' ? 'TOO_SHORT' : length;
      const parsed = library.parsePhoneNumberFromString(text);
      if (parsed?.countryCallingCode !== callingCode(code)) return 'INVALID_COUNTRY';
      return parsed.isPossible() ? null : 'NOT_A_NUMBER';
    },

    isFull: ({ code, number }) => {
      const texts = meant(code, plainPhone(number));
      return texts.length > 0 && texts.every((text) => library.validatePhoneNumberLength(text) === 'TOO_LONG');
    },

    readings(text, country) {
      const plain = plainPhone(text);
      const code = country && library.isSupportedCountry(country) ? library.getCountryCallingCode(country) : '';
      const texts = new Set([...meant(code, plain), ...(/^\d+$/.test(plain) ? [`+${plain}`] : [])]);
      const found = new Map(possible([...texts]).map((each) => [each.number, each.isValid()]));
      return [...found].map(([number, mobile]) => ({ number, mobile }));
    },
  };
}
