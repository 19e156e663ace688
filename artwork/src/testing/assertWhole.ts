import assert from 'node:assert/strict';

/** Fails unless tags close in order, attributes are quoted and every reference exists in the document. */
export function assertWhole(svg: string): void {
  const open: string[] = [];
  for (const [, close, name = '', attributes = '', empty] of svg.matchAll(/<(\/?)([\w]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    assert.equal(attributes.replace(/\s+[\w:-]+="[^"<]*"/g, '').trim(), '', `${name}${attributes}`);
    if (close) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
  }
  assert.deepEqual(open, []);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) assert.ok(ids.has(id), `#${id}`);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/);
  assert.doesNotMatch(svg, /<(?:script|style|image|foreignObject|a|iframe)\b|\son\w+=|javascript:/i);
  assert.doesNotMatch(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), /https?:|data:|\/\//);
}
