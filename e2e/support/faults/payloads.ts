/** Name of the function that a payload calls when it is executed. */
export const EXECUTED = 'payloadRan';

/** Ways to break out of a text's context. Those that swallow what follows come last. */
const BREAKOUTS = [
  '',
  '">',
  "'>",
  '`>',
  '</p>',
  '</a>',
  '</title>',
  '</script>',
  '</option></select>',
  '"}]}</script>',
  '&quot;&gt;',
  '\\u0022\\u003e',
  '-->',
  '</style>',
  '</textarea>',
  '</noscript>',
];

/** Markup that would run; `RUN` stands for the call. */
const VECTORS = [
  '<script>RUN</script>',
  '<img src=x onerror=RUN>',
  '<img src=x onerror="RUN" alt=">',
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<body onload=RUN>',
  '<input autofocus onfocus=RUN>',
  '<details open ontoggle=RUN>x</details>',
  '<video><source onerror=RUN></video>',
  '<iframe src="javascript:RUN"></iframe>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<object data="javascript:RUN"></object>',
  '<a href="javascript:RUN" autofocus>x</a>',
  '<form action="javascript:RUN"><button>x</button></form>',
  '<marquee onstart=RUN>x</marquee>',
  '<style onload=RUN></style>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<math><mtext><script>RUN</script></mtext></math>',
  '<template><script>RUN</script></template><img src=x onerror=RUN>',
  '<base href="javascript:RUN//">',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  'javascript:RUN',
  ' JaVaScRiPt:RUN',
  'java\nscript:RUN',
  'data:text/html,<script>parent.RUN</script>',
  '" onmouseover=RUN autofocus onfocus=RUN x="',
  "' onfocus=RUN autofocus x='",
  '{{constructor.constructor("RUN")()}}',
  '${RUN}',
  '"-RUN-"',
  "';RUN;//",
  '\u2028RUN\u2028',
];

/** More than 500 payloads, each with its own number in the call. */
export const PAYLOADS: readonly string[] = BREAKOUTS.flatMap((out) => VECTORS.map((vector) => out + vector)).map(
  (payload, index) => payload.replaceAll('RUN', `${EXECUTED}(${index})`),
);

/** Payloads per text, so that a page with many texts holds them all. */
const IN_ONE = 8;
const CHUNKS = Array.from({ length: Math.ceil(PAYLOADS.length / IN_ONE) }, (_, chunk) =>
  PAYLOADS.slice(chunk * IN_ONE, (chunk + 1) * IN_ONE).join(' '),
);

/** The texts of one place of the site; each starts with the place's name, to be found again on the pages. */
export type Place = { name: string; all: () => string; next: () => string };

/** `next` answers a few payloads at a time, for places with many texts; `all` answers every payload. */
export function place(name: string): Place {
  let turn = 0;
  return {
    name,
    all: () => `[${name}] ${CHUNKS.join(' ')}`,
    next: () => `[${name}] ${CHUNKS[turn++ % CHUNKS.length]}`,
  };
}
