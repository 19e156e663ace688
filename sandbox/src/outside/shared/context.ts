/** What every external service knows. */
export type OutsideContext = {
  /** The origin of the services, as browsers see it. */
  origin: string;
  siteOrigins: readonly string[];
};
