import type { Collection, ImportDeclaration, JSCodeshift } from 'jscodeshift'

/** The names that a file gives to what it imports from the package. */
export type ImportedNames = {
  /** Exported names by local names: `import { Dialog as Modal }` → Modal: Dialog. */
  exportedBy: ReadonlyMap<string, string>
  /** Local names of whole entries: `import * as overlays`. */
  namespaces: ReadonlySet<string>
}

const isOurs = (declaration: ImportDeclaration): boolean =>
  String(declaration.source.value).startsWith('@chignon/ui/')

/** Reads the imports of '@chignon/ui/…'. */
export function findImportedNames(j: JSCodeshift, root: Collection): ImportedNames {
  const exportedBy = new Map<string, string>()
  const namespaces = new Set<string>()
  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!isOurs(node)) return
    for (const specifier of node.specifiers ?? []) {
      const { name: local } = specifier.local ?? {}
      if (typeof local !== 'string') continue
      if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(local)
      else if (specifier.type === 'ImportSpecifier' && typeof specifier.imported.name === 'string')
        exportedBy.set(local, specifier.imported.name)
    }
  })
  return { exportedBy, namespaces }
}
