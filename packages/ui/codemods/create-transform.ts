import type { ASTNode, API, FileInfo, JSCodeshift } from 'jscodeshift'
import { changeCalls } from './change-object.ts'
import { changeAttributes } from './change-attributes.ts'
import { findImportedNames } from './find-components.ts'
import type { Rename } from './rename.ts'
import { lineWithoutReset, renameProperties } from './rename-properties.ts'
import { reportOtherUses } from './report-other-uses.ts'

/** The context of one file: jscodeshift with its parser, the rows of a component, and the callbacks for the report. */
export type FileChange = {
  j: JSCodeshift
  rows: (component: string) => readonly Rename[]
  /** Reports a place that has to be changed by hand. */
  report: (node: ASTNode, what: string) => void
  /** Counts a place that was changed. */
  count: () => void
}

const needsReset =
  'styles.css no longer contains a reset: import @chignon/ui/reset.css before it if the page consists of our components'

/** A transform for jscodeshift that applies the renames to what is imported from '@chignon/ui/…', and to custom properties. */
export function createTransform(renames: readonly Rename[]) {
  return (file: FileInfo, { jscodeshift: j, report, stats }: API): string | undefined => {
    const isStyleSheet = /\.(css|scss|sass|less|pcss)$/.test(file.path)
    const properties = renameProperties(file.source, { isStyleSheet })
    for (let count = 0; count < properties.changes; count += 1) stats('changed')
    const byHand = [...properties.reports]
    const importLine = lineWithoutReset(file.source)
    if (importLine !== null) byHand.push([importLine, needsReset])
    for (const [line, what] of byHand) {
      // Printed after the path of the file.
      report(`line ${line}: ${what}`)
      stats('by hand')
    }
    const { source } = properties
    const renamed = source === file.source ? undefined : source
    if (isStyleSheet || !source.includes('@chignon/ui/')) return renamed
    const root = j(source)
    const names = findImportedNames(j, root)
    let changes = 0
    const change: FileChange = {
      j,
      rows: (component) => renames.filter((row) => row.component === component),
      report: (node, what) => {
        const line = ('loc' in node && node.loc?.start.line) || 1
        // Printed after the path of the file.
        report(`line ${line}: ${what}`)
        stats('by hand')
      },
      count: () => {
        changes += 1
        stats('changed')
      },
    }
    changeAttributes(change, root, names)
    changeCalls(change, root, names)
    reportOtherUses(change, root, names)
    return changes > 0 ? root.toSource({ quote: 'single' }) : renamed
  }
}
