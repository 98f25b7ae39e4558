import { isDeepStrictEqual } from 'node:util'
import { locales } from '@chignon/contract/platform/locale'

type Fields = { readonly [name: string]: unknown }

/** The value of a part, such as `lessons.<id>.name.de`; undefined if there is none. */
export function readPart(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, document)
}

/**
 * A document with another value of a part. An entry of a list and a language of a text are removed by null, or by an empty text;
 * another part is null then. Undefined if there is nothing that the part could belong to.
 */
export function changePart(document: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  if (!isFields(document)) return undefined
  if (rest.length > 0) {
    if (!Object.hasOwn(document, name)) return undefined
    const part = changePart(document[name], rest.join('.'), value)
    return part === undefined ? undefined : { ...document, [name]: part }
  }
  if (!isRemoval(name, value)) return { ...document, [name]: value }
  return Object.fromEntries(Object.entries(document).filter(([each]) => each !== name))
}

/** Whether two paths are about the same part, or one about a part of the other. An empty path is the whole document. */
export function overlaps(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  return shorter === '' || longer === shorter || longer.startsWith(`${shorter}.`)
}

/** Whether a part has a value already. A removed part is the same as an empty one. */
export function isSamePart(current: unknown, value: unknown): boolean {
  const [one, other] = [current ?? null, value === '' ? null : (value ?? null)]
  return isDeepStrictEqual(one, other)
}

/** The language that a path ends with, and the path before it; undefined if it is not of a text in one language. */
export function textOf(path: string): { of: string; locale: string } | undefined {
  const end = path.lastIndexOf('.')
  const locale = path.slice(end + 1)
  return end > 0 && isLocale(locale) ? { of: path.slice(0, end), locale } : undefined
}

function isRemoval(name: string, value: unknown): boolean {
  return (value === null && isKey(name)) || (value === '' && isLocale(name))
}

const isKey = (name: string): boolean =>
  isLocale(name) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)

const isLocale = (name: string): boolean => locales.some((locale) => locale === name)

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
