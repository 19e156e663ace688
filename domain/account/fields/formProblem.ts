/**
 * Why a form was not done, in finished words. `fields` holds a message per field; `lost` says that no answer came, so that
 * nobody knows whether it was done.
 */
export type FormProblem = {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly lost?: boolean;
};
