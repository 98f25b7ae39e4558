import type { Locale } from '@chignon/contract/platform/locale'
import * as z from 'zod/mini'
import type { Fail, FieldErrors } from '../http/fail.ts'
import { fieldMessage } from '../http/field-message.ts'
import type { Obstacle } from './document-kind.ts'

/** A stored document. */
export function readStored<Document>(schema: z.ZodMiniType<Document>, data: unknown): Document {
  return z.parse(schema, data)
}

/** A document after changes; ends the call with 422 and a message at each part that is not as it should be. */
export function parseDocument<Document>(
  schema: z.ZodMiniType<Document>,
  data: unknown,
  { locale, fail }: { locale: Locale; fail: Fail<'invalid'> },
): Document {
  const result = z.safeParse(schema, data, { error: fieldMessage(locale) })
  if (!result.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of result.error.issues) {
      const part = path.map(String).join('.')
      errors[part] = [...(errors[part] ?? []), message]
    }
    return fail(422, { errors })
  }
  return result.data
}

/** Ends the call with 422 and a message at each part, if there are any. */
export function refuseParts(parts: readonly Obstacle[], fail: Fail<'invalid'>): void {
  if (parts.length === 0) return
  fail(422, { errors: Object.fromEntries(parts.map(({ path, message }) => [path, [message]])) })
}
