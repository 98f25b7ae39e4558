import * as z from 'zod/mini'

// A character may be written as an escape: `\u00e9`.
const bytesPerCharacter = 6
// Of numbers, dates, UUIDs and the like, and of texts whose form limits them.
const bytesOfScalar = 64

/** The bytes of the largest JSON that a schema accepts, written with escapes; infinite if it sets no limit. */
export function largestJson(schema: z.core.$ZodType): number {
  const limit = limitOf(schema)
  if (schema instanceof z.ZodMiniString || schema._zod.def.type === 'string') {
    if (limit !== null) return limit * (isAscii(schema) ? 1 : bytesPerCharacter) + 2
    return isFormat(schema) ? bytesOfScalar : Number.POSITIVE_INFINITY
  }
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => name.length + 4 + largestJson(field))
    return sum(fields) + 2
  }
  if (schema instanceof z.ZodMiniArray) {
    return (limit ?? Number.POSITIVE_INFINITY) * (largestJson(schema._zod.def.element) + 1) + 2
  }
  if (schema instanceof z.ZodMiniRecord) {
    const keys = schema._zod.def.keyType
    const count = keys instanceof z.ZodMiniEnum ? keys.options.length : Number.POSITIVE_INFINITY
    return count * (largestJson(keys) + largestJson(schema._zod.def.valueType) + 4) + 2
  }
  const inner = innerOf(schema)
  return inner.length > 0 ? Math.max(...inner.map(largestJson)) : bytesOfScalar
}

/** Whether a schema has a place for any value, such as a part of a document: only the size of the whole body limits it. */
export function takesAnyValue(schema: z.core.$ZodType): boolean {
  if (schema._zod.def.type === 'unknown') return true
  if (schema instanceof z.ZodMiniObject) return Object.values(schema.shape).some(takesAnyValue)
  if (schema instanceof z.ZodMiniArray) return takesAnyValue(schema._zod.def.element)
  return innerOf(schema).some(takesAnyValue)
}

// The largest length that a schema sets.
function limitOf({ _zod: { def } }: z.core.$ZodType): number | null {
  const limits = (def.checks ?? []).flatMap(({ _zod: { def: check } }) => {
    if ('maximum' in check && typeof check.maximum === 'number') return [check.maximum]
    return 'length' in check && typeof check.length === 'number' ? [check.length] : []
  })
  return limits.length > 0 ? Math.min(...limits) : null
}

// Such as a UUID, an address with a limit of its own, or digits.
function isFormat({ _zod: { def } }: z.core.$ZodType): boolean {
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)].some((each) => 'format' in each)
}

// The patterns of the contract accept letters and digits of ASCII only, which need no escapes.
function isAscii({ _zod: { def } }: z.core.$ZodType): boolean {
  return (def.checks ?? []).some(({ _zod: { def: check } }) => 'format' in check && check.format === 'regex')
}

function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const def: object = schema._zod.def
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return [def.innerType]
  if ('in' in def && def.in instanceof z.core.$ZodType) return [def.in]
  if ('options' in def && Array.isArray(def.options)) return def.options
  return []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
