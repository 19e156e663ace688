type Owner = { phoneCode: string | null; phone: string | null };

/** The player's number in the form used to log in: "+4915112345678"; '' without one. */
export const ownPhone = ({ phoneCode, phone }: Owner): string =>
  phone ? `+${(phoneCode ?? '').replace(/\D/g, '')}${phone.replace(/\D/g, '')}` : '';

/** Digits left visible. */
const TOLD = 3;

/** The masked number: "+49 ••• 678"; '' without one. */
export const maskedPhone = ({ phoneCode, phone }: Owner): string =>
  phone ? `+${(phoneCode ?? '').replace(/\D/g, '')} ••• ${phone.slice(-TOLD)}` : '';
