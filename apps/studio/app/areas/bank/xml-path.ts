/** The children of a name, in any namespace. */
export function childrenOf(parent: Element | null, name: string): Element[] {
  return [...(parent?.children ?? [])].filter(({ localName }) => localName === name)
}

/** The first descendant at a path such as `Acct/Id/IBAN`; null if there is none. */
export function childOf(parent: Element | null, path: string): Element | null {
  return path
    .split('/')
    .reduce<Element | null>((element, name) => childrenOf(element, name)[0] ?? null, parent)
}

/** The text at a path, without the spaces around it; empty if there is none. */
export function textAt(parent: Element | null, path: string): string {
  return childOf(parent, path)?.textContent.trim() ?? ''
}
