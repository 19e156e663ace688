/** The event of the window that asks for the choice on marketing again (decision 9). */
export const ASK_CONSENT = 'ask-consent';
