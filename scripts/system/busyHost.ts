/**
 * A host whose machine is kept busy by browsers: pages are neither refused for the load nor served without what the
 * backend answers late.
 */
export const BUSY_HOST = {
  SHED_EVENT_LOOP_DELAY_MS: '0',
  RENDER_TIMEOUT_MS: '30000',
  RENDER_CALL_TIMEOUT_MS: '10000',
};
