import { parseSync, Visitor } from 'vite';

/** A small change of a file: the characters from `start` to `end` become `to`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Each operator with its replacement. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};
/** Methods with their opposites. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
]);

/**
 * Returns all mutants of a TypeScript file: operators, numbers, booleans, conditions, `Math.min` and the like are replaced by their
 * neighbours, and calls made for their effect are left out. Texts and types stay.
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, to: string) => mutants.push({ start, end, to });
  const addOperator = ({ left, right, operator }: Operation) => {
    const to = OPERATORS[operator];
    // Between two operands there is the operator, and perhaps parentheses and comments.
    const at = text.indexOf(operator, left.end);
    if (to !== undefined && at >= 0 && at < right.start) add(at, at + operator.length, to);
  };
  const addNegation = ({ start, end }: Span) => add(start, end, `!(${text.slice(start, end)})`);
  new Visitor({
    BinaryExpression: (node) => addOperator(node),
    LogicalExpression: (node) => addOperator(node),
    AssignmentExpression: (node) => addOperator(node),
    IfStatement: ({ test }) => addNegation(test),
    ConditionalExpression: ({ test }) => addNegation(test),
    Literal({ value, start, end }) {
      if (typeof value === 'boolean') add(start, end, String(!value));
      if (typeof value === 'number') add(start, end, String(value + 1));
    },
    MemberExpression({ property, computed }) {
      const to = property.type === 'Identifier' && !computed ? METHODS.get(property.name) : undefined;
      if (to) add(property.start, property.end, to);
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type === 'CallExpression') add(start, end, ';');
    },
  }).visit(program);
  const types = typesOf(program);
  return mutants
    .filter(({ start, end }) => !types.some((type) => type.start <= start && end <= type.end))
    .sort((one, other) => one.start - other.start);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Operation {
  readonly left: Span;
  readonly right: Span;
  readonly operator: string;
}

/** Returns the spans of types, which are erased before the code runs. */
function typesOf(program: Parameters<Visitor['visit']>[0]): Span[] {
  const spans: Span[] = [];
  const add = ({ start, end }: Span) => spans.push({ start, end });
  new Visitor({
    TSTypeAnnotation: add,
    TSTypeAliasDeclaration: add,
    TSInterfaceDeclaration: add,
    TSTypeParameterInstantiation: add,
    TSTypeParameterDeclaration: add,
    TSLiteralType: add,
  }).visit(program);
  return spans;
}
