import type { ArrowFunctionExpression, ASTNode, FunctionExpression, JSCodeshift } from 'jscodeshift'

type ExpressionNode = Parameters<JSCodeshift['callExpression']>[0]

/** `setIsOpen` in `() => setIsOpen(false)`: a state setter can receive the new state directly. */
function findSetter(j: JSCodeshift, { body }: ArrowFunctionExpression | FunctionExpression) {
  const [only, ...others] = j.BlockStatement.check(body) ? body.body : [j.expressionStatement(body)]
  if (!j.ExpressionStatement.check(only) || others.length > 0) return null
  const call = only.expression
  if (!j.CallExpression.check(call) || !j.Identifier.check(call.callee)) return null
  const [argument] = call.arguments
  const isFalse = j.BooleanLiteral.check(argument) && !argument.value && call.arguments.length === 1
  return isFalse && /^set[A-Z]/.test(call.callee.name) ? call.callee : null
}

function isExpression(j: JSCodeshift, node: ASTNode): node is ExpressionNode {
  return j.Expression.check(node)
}

/**
 * An `onOpenChange` handler that calls the `onClose` handler on closing: `leave` →
 * `(open) => { if (!open) leave() }`. Null if the handler is not an expression.
 */
export function toOpenChange(j: JSCodeshift, handler: ASTNode): ExpressionNode | null {
  const isFunction = j.ArrowFunctionExpression.check(handler) || j.FunctionExpression.check(handler)
  if (isFunction && handler.params.length === 0 && !handler.async && !handler.generator) {
    const setter = findSetter(j, handler)
    if (setter) return setter
  }
  if (!isExpression(j, handler)) return null
  const isUsed = j(handler).find(j.Identifier, { name: 'open' }).size() > 0
  const name = isUsed || (j.Identifier.check(handler) && handler.name === 'open') ? 'nextOpen' : 'open'
  const isClosed = j.unaryExpression('!', j.identifier(name))
  const isInlined = j.ArrowFunctionExpression.check(handler) && handler.params.length === 0 && !handler.async
  const { body } = isInlined ? handler : { body: j.callExpression(handler, []) }
  const then = j.BlockStatement.check(body) ? body : j.expressionStatement(body)
  return j.arrowFunctionExpression([j.identifier(name)], j.blockStatement([j.ifStatement(isClosed, then)]))
}
