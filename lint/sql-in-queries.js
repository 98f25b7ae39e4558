/** SQL is in `.queries.ts`: reports statements that are built elsewhere in the API. */
const statements = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'with',
  '$count',
])

// The layer below, sample content and tests write what they need.
const isFree = (file) =>
  !/apps\/api\/src\/[\w-]+\/[\w-]+\//.test(file) ||
  /\.queries\.ts$|\.test\.ts$|apps\/api\/src\/(seed|testing|platform\/db)\//.test(file)

const isConnection = (node) =>
  (node.type === 'Identifier' && /^(db|tx)$/.test(node.name)) ||
  (node.type === 'CallExpression' && isDatabase(node.callee))

const isDatabase = (node) =>
  (node.type === 'Identifier' && node.name === 'db') ||
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'db')

export const sqlInQueries = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (isFree(context.filename.replaceAll('\\', '/'))) return {}
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (!statements.has(callee.property.name) || !isConnection(callee.object)) return
        context.report({
          node: callee.property,
          message: 'SQL is in .queries.ts files: make this statement a function there, and call it.',
        })
      },
    }
  },
}
