/** Window event that reopens the marketing consent (decision 9). */
export const ASK_CONSENT = 'ask-consent';
