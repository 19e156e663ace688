/** A choice of a select: what is stored and what is read (ENT-42). */
export type Option = { value: string; label: string };

/** The genders, as the wire writes them (ENT-41). */
export const GENDERS = ['Not to say', 'Male', 'Female'] as const;

export type Gender = (typeof GENDERS)[number];

/** The gender of an account nobody asked; it counts as no answer (OP-051, PROF-12). */
export const NOT_TO_SAY: Gender = 'Not to say';

/** A stored gender; anything else is "Not to say". */
export const genderOf = (stored: string | null): Gender => GENDERS.find((gender) => gender === stored) ?? NOT_TO_SAY;
