import ts from 'typescript';

/** One change of a file that its tests should notice: `text` replaces the source from `start` to `end`. */
export type Mutant = { file: string; line: number; start: number; end: number; from: string; text: string };

/** Operators that are easily mistaken for one another. */
const OTHER: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** The replacement of a node; null when it is not mutated. */
function changeOf(node: ts.Node): { at: ts.Node; text: string } | null {
  if (ts.isBinaryExpression(node)) {
    const text = OTHER[node.operatorToken.kind];
    return text ? { at: node.operatorToken, text } : null;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return { at: node, text: node.operand.getText() };
  // Numeric bounds are increased by one.
  if (ts.isNumericLiteral(node) && /^[\d_]+$/.test(node.getText()))
    return { at: node, text: String(Number(node.getText().replaceAll('_', '')) + 1) };
  if (ts.isBigIntLiteral(node))
    return { at: node, text: `${BigInt(node.text.slice(0, -1).replaceAll('_', '')) + 1n}n` };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { at: node, text: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { at: node, text: 'true' };
  return null;
}

/** All mutants of a file; types have none, since no test runs them. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const change = changeOf(node);
    if (change) {
      const [start, end] = [change.at.getStart(tree), change.at.getEnd()];
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end, from: source.slice(start, end), text: change.text });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** The source with the mutant applied. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

/** Draws `count` items by a seed; the same seed and list give the same items. */
export function draw<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  let state = seed % 2_147_483_647 || 1;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return left.splice(state % left.length, 1)[0]!;
  });
}
