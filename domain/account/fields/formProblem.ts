/**
 * Why submitting a form failed, in translated text. `fields` holds a message per field; `lost` means no answer arrived,
 * so the outcome is unknown; `unheard` that nobody looked at it, which says nothing of an earlier try.
 */
export type FormProblem = {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly lost?: boolean;
  readonly unheard?: boolean;
  /** What the player can quote to support. */
  readonly reference?: string;
};
