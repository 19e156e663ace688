/**
 * In place of Next's loader of scripts (next/script), in the browser: the policy lets no script in but those of the build,
 * so there is none to load. Its router and its start call these two.
 */
exports.handleClientScriptLoad = () => {};
exports.initScriptLoader = () => {};
