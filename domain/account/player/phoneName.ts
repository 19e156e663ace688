type Owner = { phoneCode: string | null; phone: string | null };

/** A player's number with its code, as one signs in with it: "+4915112345678"; '' where there is none. */
export const ownPhone = ({ phoneCode, phone }: Owner): string =>
  phone ? `+${(phoneCode ?? '').replace(/\D/g, '')}${phone.replace(/\D/g, '')}` : '';

/** How many digits of a number tell it from others. */
const TOLD = 3;

/** The number as others may read it over a shoulder: "+49 ••• 678"; '' where there is none. */
export const maskedPhone = ({ phoneCode, phone }: Owner): string =>
  phone ? `+${(phoneCode ?? '').replace(/\D/g, '')} ••• ${phone.slice(-TOLD)}` : '';
