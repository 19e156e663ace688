/**
 * Style of a page without JavaScript: what would do nothing is gone, and a sentence in the shell says what is missing.
 * In a noscript element rather than behind `@media (scripting: none)`, which older browsers and tests do not match.
 */
export const NO_SCRIPT_STYLE =
  '[type=button],.needs-script{display:none!important}[data-folded]{display:block!important}footer h2>span{display:inline!important}';
