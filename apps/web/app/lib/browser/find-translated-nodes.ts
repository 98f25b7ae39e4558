/** The child of `parent` that contains the node: a page translator has wrapped it. Null if the translator has thrown it away. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node
  while (around && around.parentNode !== parent) around = around.parentNode
  return around
}

/**
 * Lets React remove a text, or insert something before it, after the translator of a browser has moved the text into an element of its own.
 * Without it the whole page fails with `NotFoundError`, for example when a form has been sent.
 */
export function findTranslatedNodes(): void {
  Node.prototype.removeChild = new Proxy(Node.prototype.removeChild, {
    apply(removeChild, parent: Node, [child]: [Node]) {
      const around = childAround(parent, child)
      if (around) Reflect.apply(removeChild, parent, [around])
      return child
    },
  })
  Node.prototype.insertBefore = new Proxy(Node.prototype.insertBefore, {
    apply(insertBefore, parent: Node, [node, before]: [Node, Node | null]): Node {
      return Reflect.apply(insertBefore, parent, [node, before && childAround(parent, before)])
    },
  })
}
