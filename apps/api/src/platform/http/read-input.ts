import type { Endpoint } from '@chignon/contract/platform/endpoint'
import type { Locale } from '@chignon/contract/platform/locale'
import * as z from 'zod/mini'
import { fail, type FieldError, type FieldErrors } from './fail.ts'
import { fieldMessage } from './field-message.ts'
import { fieldMessages } from './field.messages.ts'
import { findNul } from './find-nul.ts'

/** A request's input before it is parsed. */
export type RawInput = {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** The input as parsed by the contract's schemas. */
export type Input = { params: unknown; query: unknown; body: unknown }

/** Parses params, query and body. Ends the call with 422 and the messages of each field if they do not match. */
export function readInput(endpoint: Endpoint, raw: RawInput, locale: Locale): Input {
  const errors: FieldErrors = {}
  const input = {
    params: read(endpoint.params, raw.params, locale, errors),
    query: read(endpoint.query, raw.query, locale, errors),
    body: read(endpoint.body, raw.body, locale, errors),
  }
  if (Object.keys(errors).length > 0) fail(422, { errors })
  return input
}

function read(schema: z.ZodMiniType, value: unknown, locale: Locale, errors: FieldErrors): unknown {
  if (schema instanceof z.ZodMiniUndefined) return undefined
  const result = z.safeParse(schema, value, { error: fieldMessage(locale) })
  if (!result.success) {
    for (const issue of result.error.issues) add(errors, issue.path, issue.message)
    return undefined
  }
  // PostgreSQL's text type cannot store NUL.
  const nul = findNul(result.data)
  if (nul) add(errors, nul, fieldMessages.nul)
  return result.data
}

function add(errors: FieldErrors, path: PropertyKey[], text: FieldError): void {
  const field = path.map(String).join('.') || 'body'
  // Only the first issue of a field is shown; later ones often follow from it.
  errors[field] ??= [text]
}
