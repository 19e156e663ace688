/**
 * Replaces Next's script loader (next/script) in the browser: the policy allows only scripts of the build, so there is
 * nothing to load. Next's router and bootstrap call these two functions.
 */
exports.handleClientScriptLoad = () => {};
exports.initScriptLoader = () => {};
