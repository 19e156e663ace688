import { internationalDigits, plainPhone, type Phone, type PhoneFault, type PhoneParser } from './phone';

type Parsed = {
  /** E.164. */
  number: string;
  countryCallingCode: string;
  nationalNumber: string;
  /** With tables of mobile numbers: it is one. */
  isValid: () => boolean;
  isPossible: () => boolean;
};

/** What is used of libphonenumber, with its tables of mobile numbers; a text begins with "+" and the code. */
export type PhoneLibrary<Country extends string = string> = {
  parsePhoneNumberFromString: (text: string) => Parsed | undefined;
  validatePhoneNumberLength: (text: string) => PhoneFault | 'INVALID_LENGTH' | undefined;
  isSupportedCountry: (country: string) => country is Country;
  getCountryCallingCode: (country: Country) => string;
};

/** Some territories that share +1 carry their area too: 1268 is 1. */
const callingCode = (code: string): string => (code.startsWith('1') ? '1' : code);

/** What digits beside a code may mean: the national number, or the code typed once more, wholly or its area. */
function meanings(code: string, digits: string): string[] {
  const area = code.slice(callingCode(code).length);
  return [
    `+${code}${digits}`,
    ...(digits.startsWith(code) ? [`+${digits}`] : []),
    ...(area !== '' && digits.startsWith(area) ? [`+${callingCode(code)}${digits}`] : []),
  ];
}

/**
 * The parser of phone numbers (VAL-07, VAL-12), the same at the site and at the sandbox. It drops the 0 that is dialled
 * before a national number where the country's plan has one: 0151… in Germany is 151…, 06… in Italy stays 06….
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
      // 4915112345678 beside 49 could be a landline in Leer (0491); a mobile number is what people register with.
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
      // Between two possible lengths: with more digits it may become a number.
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
