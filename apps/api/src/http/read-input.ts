import type { Endpoint } from '@chignon/contract/endpoint'
import type { Locale } from '@chignon/contract/locale'
import * as z from 'zod/mini'
import { fail, type Saying } from './fail.ts'
import { fieldMessage } from './field-message.ts'
import { firstNul } from './nul.ts'

/** A request's input as it came, before the contract has looked at it. */
export type RawInput = {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** The input as the contract's schemas made it. */
export type Input = { params: unknown; query: unknown; body: unknown }

/** Parses params, query and body; what does not fit is refused with 422 and the messages of every field. */
export function readInput(endpoint: Endpoint, raw: RawInput, locale: Locale): Input {
  const errors: Record<string, Saying[]> = {}
  const input = {
    params: read(endpoint.params, raw.params, locale, errors),
    query: read(endpoint.query, raw.query, locale, errors),
    body: read(endpoint.body, raw.body, locale, errors),
  }
  if (Object.keys(errors).length > 0) fail(422, { errors })
  return input
}

function read(
  schema: z.ZodMiniType,
  value: unknown,
  locale: Locale,
  errors: Record<string, Saying[]>,
): unknown {
  if (schema instanceof z.ZodMiniUndefined) return undefined
  const result = z.safeParse(schema, value, { error: fieldMessage(locale) })
  if (!result.success) {
    for (const issue of result.error.issues) add(errors, issue.path, () => issue.message)
    return undefined
  }
  // PostgreSQL keeps no NUL in a text, so none is let in.
  const nul = firstNul(result.data)
  if (nul) add(errors, nul, (say) => say.field.nul)
  return result.data
}

function add(errors: Record<string, Saying[]>, path: PropertyKey[], saying: Saying): void {
  const field = path.map(String).join('.') || 'body'
  // One thing to mend at a time: the first is what the others follow from.
  errors[field] ??= [saying]
}
