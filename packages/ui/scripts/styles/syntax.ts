/** A node of a syntax tree, read without the types of each kind. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** The name of an identifier or of a property's key. Undefined if it is computed. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  const name = value.name ?? value.value
  return typeof name === 'string' ? name : undefined
}
