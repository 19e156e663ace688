/** The hour of the house's day, in UTC, at which tests begin. */
const MORNING = 6;

/** Hours until it is morning at the house, whenever tests run: far from midnight, when days end and bonuses begin. */
export const hoursToMorning = (): string => String((24 + MORNING - new Date().getUTCHours()) % 24);
