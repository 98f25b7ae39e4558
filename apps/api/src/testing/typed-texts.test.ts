import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from './all-endpoints.ts'

type Schema = z.core.$ZodType

// A name, a code and an address with a decomposed letter.
const typed = ['Ame\u0301lie', 'ame\u0301lie-2', 'https://example.com/ame\u0301lie']

// Texts that no person types, and one whose earlier forms are still compared.
const exceptions = new Map([
  [/\.body\.(password|current_password)$/, 'an existing password is compared in every form'],
  [/\.(token|challenge|secret)$/, 'an opaque token'],
  [/^social\.\w+\.body\./, 'values of the provider'],
  [/^push\.subscribe\.body\./, 'values of the browser’s push service'],
  [/^passkey\./, 'values of the browser’s WebAuthn'],
  [/^file\.download\.query\.name$/, 'part of a signed address'],
  [/^gallery\.\w+\.(query|body)\.path$/, 'a path that the API gave out'],
])

/** The texts of an input by their path. */
function* textsOf(schema: Schema, path: string): Generator<[path: string, text: Schema]> {
  const { def } = schema._zod
  if (schema instanceof z.core.$ZodString) yield [path, schema]
  else if (schema instanceof z.core.$ZodObject) {
    for (const [name, field] of Object.entries(schema._zod.def.shape))
      yield* textsOf(field, `${path}.${name}`)
  } else if (schema instanceof z.core.$ZodArray) yield* textsOf(schema._zod.def.element, path)
  else if (schema instanceof z.core.$ZodRecord) yield* textsOf(schema._zod.def.valueType, path)
  else if (schema instanceof z.core.$ZodUnion) {
    for (const option of schema._zod.def.options) yield* textsOf(option, path)
  } else if ('innerType' in def && def.innerType instanceof z.core.$ZodType)
    yield* textsOf(def.innerType, path)
}

const texts = allEndpoints.flatMap(({ noun, name, ...endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => [
    ...textsOf(endpoint[part], `${noun}.${name}.${part}`),
  ]),
)

it('every text that people type is accepted in Unicode NFC only (TEXT-8)', () => {
  const decomposed = texts.filter(([path, text]) => {
    if ([...exceptions.keys()].some((exception) => exception.test(path))) return false
    return typed.some((sampleText) => {
      const { data } = z.safeParse(text, sampleText)
      return typeof data === 'string' && data !== data.normalize('NFC')
    })
  })
  expect(decomposed.map(([path]) => path)).toEqual([])
  expect(texts.length).toBeGreaterThan(150)
})
