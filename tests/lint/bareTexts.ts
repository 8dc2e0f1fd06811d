import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

const MESSAGE = 'a text beside children that come and go needs an element of its own: wrap it in a <span>';

/** Functions that give texts, by their names: `text`, `formatShare`, `stateText`, `paddedNumber`. Others may give elements. */
const GIVES_TEXT = /^(text|format\w+|\w+(Text|Name|Number))$/;
/** Properties that are texts: those of labels by language, and those with such a name. Others may be elements. */
const IS_TEXT = /^(language|label|name|title|message|note|text|id|name_\w+|title_\w+)$/;

/**
 * Reports texts of the client that stand bare beside a child that comes and goes. A browser's translation moves text nodes into elements of
 * its own, and React then fails when it removes such a text, or inserts a sibling before it. Updating it does no harm.
 */
export function bareTexts({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/client/') || !path.endsWith('.tsx')) return [];
  const findings: Finding[] = [];
  const judge = ({ children }: { children: ESTree.JSXChild[] }) => {
    const shown = children.filter((child) => !isBlank(child));
    const mayChange = shown.some((child) => child.type === 'JSXExpressionContainer' && isPassing(child.expression));
    const bare = shown.length > 1 && mayChange ? shown.find(isBare) : undefined;
    if (bare) findings.push({ path, line: lineAt(text, bare.start), message: MESSAGE });
  };
  new Visitor({ JSXElement: judge, JSXFragment: judge }).visit(program);
  return findings;
}

/** Whether a child is nothing that is translated: white space or a comment. */
const isBlank = (child: ESTree.JSXChild): boolean =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

/** Whether an expression may be nothing at one time and something at another, or an element once and a text then. */
function isPassing(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isPassing(node.expression);
  if (node.type === 'LogicalExpression')
    return node.operator === '&&' || mayBeElement(node.left) || isPassing(node.right);
  if (node.type !== 'ConditionalExpression') return node.type === 'CallExpression' && isList(node);
  return [node.consequent, node.alternate].some((part) => isNothing(part) || isElement(part) || isPassing(part));
}

function mayBeElement(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return mayBeElement(node.expression);
  return node.type === 'LogicalExpression' ? mayBeElement(node.right) : isElement(node);
}

const isElement = ({ type }: ESTree.Node): boolean => type === 'JSXElement' || type === 'JSXFragment';
const isNothing = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** Lists grow and shrink. */
const isList = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map';

const isBare = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression));

/** Whether an expression is a text, or now and then. */
function mayBeText(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return mayBeText(node.expression);
    case 'LogicalExpression':
      return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left));
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && GIVES_TEXT.test(node.callee.name);
    case 'MemberExpression':
      return node.property.type === 'Identifier' && IS_TEXT.test(node.property.name);
    default:
      return false;
  }
}
