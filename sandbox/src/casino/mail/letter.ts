/** A message template; `letterOf` fills its `{{name}}` placeholders. */
export type Letter = { subject: string; body: string };
