/**
 * A validation error, as the last part of a text key: `form.error.<complaint>`. The one with underscores is named by
 * the specification (VAL-23, OP-050).
 */
export type Complaint =
  | 'required'
  | 'invalid'
  | 'tooLong'
  | 'emailInvalid'
  | 'emailTooLong'
  | 'phoneNotNumber'
  | 'phoneTooShort'
  | 'phoneTooLong'
  | 'phoneCountry'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordDigit'
  | 'passwordSpecial'
  | 'passwordUpper'
  | 'passwordsDiffer'
  | 'currentPassword'
  | 'invalid_dob_under_18'
  | 'dateUnconfirmed'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardExpired'
  | 'cardCvc'
  | 'amountFormat'
  | 'amountDecimals'
  | 'amountZero'
  | 'amountBelow'
  | 'amountAbove'
  | 'amountOverBalance'
  | 'terms';
