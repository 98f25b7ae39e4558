import * as z from 'zod/mini'
import type { FieldAttributes } from './form-fields.ts'

type Fields = Readonly<Record<string, FieldAttributes>>
type Constraints = Record<string, unknown>

/** The constraints of each input of a form, for tests that compare them with the contract. */
export function constraintsOfFields(fields: Fields): Constraints {
  return Object.fromEntries(
    inputsOf(fields).map(([name, { isRequired = false, type, minLength = 1, maxLength }]) => [
      name,
      { isRequired, isEmail: type === 'email', minLength, maxLength },
    ]),
  )
}

/** The constraints of the same inputs in the body of an endpoint. */
export function constraintsOfBody(body: z.ZodMiniType, fields: Fields): Constraints {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input' })
  return Object.fromEntries(
    inputsOf(fields).map(([name]) => {
      const property = properties[name]
      if (typeof property !== 'object') return [name, 'not in the body']
      // What can be null has its constraints in the other half of a union.
      const value = property.anyOf?.find((half) => half.type !== 'null') ?? property
      const { format, minLength = 0, maxLength } = value
      const isEmail = format === 'email'
      const isRequired = required.includes(name) && (isEmail || minLength > 0)
      return [name, { isRequired, isEmail, minLength: Math.max(minLength, 1), maxLength }]
    }),
  )
}

// Fields without attributes are not inputs of the body.
function inputsOf(fields: Fields) {
  return Object.entries(fields).filter(([, attributes]) => Object.keys(attributes).length > 0)
}
