import { createHash, randomUUID } from 'node:crypto'
import { formKeyField } from './form-key-field.ts'

/** The key of a form, made when it is rendered, so that submitting it twice has one effect. */
export function newFormKey(): string {
  return randomUUID()
}

/** The `Idempotency-Key` of a submitted form: the same for the same form with the same content (ORDER-5). */
export function idempotencyKeyOf(form: FormData, content: unknown): string {
  const formKey = form.get(formKeyField)
  return createHash('sha256')
    .update(JSON.stringify([typeof formKey === 'string' ? formKey : randomUUID(), content]))
    .digest('base64url')
}
