import { isLocale } from '@chignon/contract/platform/locale'

/** A part of a document at a path, such as `lessons.<id>.name.de`; undefined if there is none. */
export function readPath(document: unknown, path: string): unknown {
  let node: unknown = document
  for (const key of path.split('.')) {
    if (!isNode(node)) return undefined
    node = Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined
  }
  return node
}

/** The text of a part; empty if it has none. */
export function readText(document: unknown, path: string): string {
  const part = readPath(document, path)
  return typeof part === 'string' ? part : ''
}

/**
 * A copy of a document with another value of a part. Null removes an entry or a language; another part is null then. A part of something
 * that is not there changes nothing. What did not change is shared with the original.
 */
export function changePath<Document extends object>(
  document: Document,
  path: string,
  value: unknown,
): Document {
  return changeKeys(document, path.split('.'), value ?? null)
}

function changeKeys<Node extends object>(
  node: Node,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Node {
  const copy = { ...node }
  if (rest.length > 0) {
    const child: unknown = Reflect.get(node, key)
    if (!isNode(child)) return node
    Reflect.set(copy, key, changeKeys(child, rest, value))
  } else if (value === null && isEntry(key)) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, value)
  return copy
}

// The id of an entry of a list, or the language of a text.
const isEntry = (key: string): boolean =>
  isLocale(key) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

/** Whether a path names a part of another one, or the same part. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`)
}

/** Whether one of two paths is within the other. */
export function isOverlapping(first: string, second: string): boolean {
  return isWithin(first, second) || isWithin(second, first)
}

/** Whether two parts have the same content. What is missing is as null, and the order of keys does not matter. */
export function isSame(first: unknown, second: unknown): boolean {
  if (first === second || (isNothing(first) && isNothing(second))) return true
  // The server stores texts in one form of Unicode.
  if (typeof first === 'string' && typeof second === 'string')
    return first.normalize('NFC') === second.normalize('NFC')
  if (!isNode(first) || !isNode(second)) return false
  const keys = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...keys].every((key) => isSame(Reflect.get(first, key), Reflect.get(second, key)))
}

/** Whether a part has parts itself. */
export const isNode = (part: unknown): part is object => typeof part === 'object' && part !== null

const isNothing = (part: unknown): boolean => part === null || part === undefined
