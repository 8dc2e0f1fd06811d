// An inline style is for values computed from data. A fixed value belongs in the component's css.ts, with the theme's measures.
import { type ESTree, Visitor } from 'vite';
import { type Finding, lineAt, type SourceFile } from './sourceFile.ts';

type Node = ESTree.Expression | ESTree.SpreadElement;

/**
 * Reports every value of an inline style of the client without a computed part: in the attribute `style`, in an object of the type
 * `CSSProperties`, and assigned to the style of an element. A choice between fixed values is fixed: it is a variant of a class, or an
 * attribute that the class selects.
 */
export function inlineStyles({ path, text, program }: SourceFile): Finding[] {
  if (!path.startsWith('src/client/')) return [];
  const findings: Finding[] = [];
  const judge = (value: Node) => {
    if (!isFixed(value)) return;
    findings.push({
      path,
      line: lineAt(text, value.start),
      message: 'a fixed inline style, which belongs to a css.ts',
    });
  };
  const judgeObject = (node: Node) => {
    for (const object of objectsIn(node)) {
      for (const property of object.properties) {
        if (property.type === 'Property') judge(property.value as ESTree.Expression);
        else judgeObject(property.argument);
      }
    }
  };
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return;
      if (value.expression.type !== 'JSXEmptyExpression') judgeObject(value.expression);
    },
    VariableDeclarator: ({ id, init }) => {
      const type = id.typeAnnotation?.typeAnnotation;
      if (init && type && text.slice(type.start, type.end).endsWith('CSSProperties')) judgeObject(init);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression' && isStyle(left.object)) judge(right);
    },
  }).visit(program);
  return findings;
}

/** Returns the objects that an expression may evaluate to. */
function objectsIn(node: Node): ESTree.ObjectExpression[] {
  switch (node.type) {
    case 'ObjectExpression':
      return [node];
    case 'ConditionalExpression':
      return [...objectsIn(node.consequent), ...objectsIn(node.alternate)];
    case 'LogicalExpression':
      return [...objectsIn(node.left), ...objectsIn(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return objectsIn(node.expression);
    default:
      return [];
  }
}

function isFixed(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(isFixed);
    case 'UnaryExpression':
      return isFixed(node.argument);
    case 'BinaryExpression':
      return node.left.type !== 'PrivateIdentifier' && isFixed(node.left) && isFixed(node.right);
    case 'ConditionalExpression':
      return isFixed(node.consequent) && isFixed(node.alternate);
    case 'LogicalExpression':
      return (node.operator === '&&' || isFixed(node.left)) && isFixed(node.right);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isFixed(node.expression);
    case 'MemberExpression':
      // A variable of the theme, whatever name it is reached by.
      return !node.computed && (isNamed(node.object, 'theme') || isFixed(node.object));
    default:
      return false;
  }
}

const isNamed = (node: ESTree.Expression | ESTree.Super, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;

const isStyle = (node: ESTree.Expression | ESTree.Super): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'style';
