import { isNode, isSame } from './document-paths.ts'

/** A part that differs between two documents. */
export type Difference = {
  path: string
  /** Undefined if only the other document has it. */
  before: unknown
  after: unknown
}

/** Where two documents differ. An entry that only one of them has is one difference. */
export function listDifferences(before: object, after: object, path = ''): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    const [one, other]: unknown[] = [Reflect.get(before, key), Reflect.get(after, key)]
    const at = path === '' ? key : `${path}.${key}`
    if (isSame(one, other)) return []
    return isNode(one) && isNode(other)
      ? listDifferences(one, other, at)
      : [{ path: at, before: one, after: other }]
  })
}
