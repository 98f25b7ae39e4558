import ts from '@typescript/typescript6'
import { isOwn, isRequired, type Component } from './program.ts'
import type { ManifestProp } from './types.ts'

const units: readonly (readonly [RegExp, string])[] = [
  [/\bmilliseconds\b|\bms\b/i, 'ms'],
  [/\bseconds\b/i, 's'],
  [/\bminutes\b/i, 'min'],
  [/\bpx of the viewBox\b/i, 'px of the viewBox'],
  [/\bpixels\b|\bpx\b/i, 'px'],
  [/\bpercent(age)?\b|%/i, '%'],
  [/\bbytes\b/i, 'bytes'],
  [/\bcents\b/i, 'cents'],
  [/\bcharacters\b/i, 'characters'],
  [/\bnumber of\b|\bcount\b/i, 'count'],
]

/** Reads one prop: type, values, description, default and unit. */
export function readProp(program: ts.Program, component: Component, prop: ts.Symbol): ManifestProp {
  const checker = program.getTypeChecker()
  const type = checker.getTypeOfSymbolAtLocation(prop, component.declaration)
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  )
  const isChoice =
    members.length > 1 && members.every((member) => member.isStringLiteral() || member.isNumberLiteral())
  const description = ts.displayPartsToString(prop.getDocumentationComment(checker))
  const written = typeText(checker, prop, type, component)
  const isNumeric = members.some(({ flags }) => flags & ts.TypeFlags.NumberLike) || /\bnumber\b/.test(written)
  return {
    name: prop.name,
    type: written,
    values: isChoice ? members.map((member) => checker.typeToString(member)).toSorted() : null,
    isRequired: isRequired(prop),
    description,
    default: isRequired(prop) ? null : defaultOf(component, prop.name, description),
    unit: isNumeric ? (units.find(([word]) => word.test(description))?.[1] ?? null) : null,
  }
}

/** The type as written in the source, or as the compiler prints it if it is inferred. */
function typeText(
  checker: ts.TypeChecker,
  prop: ts.Symbol,
  type: ts.Type,
  { declaration }: Component,
): string {
  // The element may have an attribute with the same name; the component's declaration is the narrower one.
  const own = prop.declarations?.find(isOwn)
  const written = own && ts.isPropertySignature(own) && own.type?.getText()
  const text = written || checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)
  return text
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined\b|\bundefined \| /g, '')
    .replace(/ \| null$/, written ? '$&' : '')
}

/** From the parameter's default, else from `defaultVariants`, else from "Default …." in the description. */
function defaultOf({ declaration }: Component, name: string, description: string): string | null {
  const described = /\bDefault:? (.+?)\.(?:\s|$)/s.exec(description)?.[1] ?? null
  const pattern = declaration.parameters[0]?.name
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : []
  const given = elements.find(
    (element) => (element.propertyName ?? element.name).getText() === name,
  )?.initializer
  if (given) return ts.isIdentifier(given) && described ? described : given.getText()
  return variantDefault(declaration.getSourceFile(), name) ?? described
}

function variantDefault(source: ts.SourceFile, name: string): string | null {
  let found: string | null = null
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'defaultVariants' &&
      ts.isObjectLiteralExpression(node.initializer)
    )
      for (const property of node.initializer.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === name)
          found ??= property.initializer.getText()
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
