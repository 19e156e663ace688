/** A written message; `{{name}}` is a gap that `letterOf` fills. */
export type Letter = { subject: string; body: string };
