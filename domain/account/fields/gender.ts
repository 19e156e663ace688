/** A select option: stored value and label (ENT-42). */
export type Option = { value: string; label: string };

/** Genders in wire format (ENT-41). */
export const GENDERS = ['Not to say', 'Male', 'Female'] as const;

export type Gender = (typeof GENDERS)[number];

/** The default gender, which counts as no answer (OP-051, PROF-12). */
export const NOT_TO_SAY: Gender = 'Not to say';

/** A stored gender; unknown values become "Not to say". */
export const genderOf = (stored: string | null): Gender => GENDERS.find((gender) => gender === stored) ?? NOT_TO_SAY;
