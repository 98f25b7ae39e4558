/**
 * Requires that optional properties also accept `undefined`: callers with `exactOptionalPropertyTypes` could not pass on a
 * property of their own that is optional.
 */
export const optionalUndefined = {
  meta: { type: 'problem', schema: [], fixable: 'code' },
  create(context) {
    return {
      TSPropertySignature(node) {
        const type = node.typeAnnotation?.typeAnnotation
        if (!node.optional || !type || acceptsUndefined(type)) return
        const source = context.sourceCode.getText(type)
        const operand = type.type === 'TSFunctionType' ? `(${source})` : source
        context.report({
          node,
          message: `Write \`| undefined\`, so that a caller with exactOptionalPropertyTypes can pass on its own optional property.`,
          fix: (fixer) => fixer.replaceText(type, `${operand} | undefined`),
        })
      },
    }
  },
}

// ReactNode includes undefined.
function acceptsUndefined(type) {
  if (type.type === 'TSUnionType') return type.types.some(acceptsUndefined)
  if (type.type === 'TSTypeReference') return type.typeName.name === 'ReactNode'
  return type.type === 'TSUndefinedKeyword' || type.type === 'TSUnknownKeyword'
}
