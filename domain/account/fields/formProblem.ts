/**
 * Why submitting a form failed, in translated text. `fields` holds a message per field; `lost` means no answer arrived,
 * so the outcome is unknown.
 */
export type FormProblem = {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly lost?: boolean;
  /** What the player can quote to support. */
  readonly reference?: string;
};
