import type { oas32 } from 'zod-openapi'

type Schema = oas32.SchemaObject | oas32.ReferenceObject | undefined

/** Writes a schema as a reader would: `{ data: courseCard[], … }`, with the names of known schemas in place of them. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything'
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (!('type' in schema) && !('anyOf' in schema) && !('enum' in schema) && !('const' in schema))
    return 'anything'
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map((option) => shapeOf(option, indent)).join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.type === 'array') return listOf(shapeOf(schema.items, indent))
  if (schema.type === 'object') return objectShape(schema, indent)
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'anything')
}

/** The fields of an object schema, each with its shape and whether it has to be there. */
export function fieldsOf(schema: Schema): { name: string; shape: string; required: boolean }[] {
  if (schema === undefined || typeof schema === 'boolean' || !('properties' in schema)) return []
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    shape: `${shapeOf(field)}${limitsOf(field)}`,
    required: schema.required?.includes(name) ?? false,
  }))
}

/** The limits of a text, number or list in words; empty without any. */
export function limitsOf(schema: Schema): string {
  if (schema === undefined || typeof schema === 'boolean' || schema.$ref !== undefined || !('type' in schema))
    return ''
  const says: [string, unknown][] = [
    ['from', schema.minimum],
    ['to', schema.maximum],
    ['at least', schema.minLength ?? schema.minItems],
    ['at most', schema.maxLength ?? schema.maxItems],
    ['default', schema.default],
  ]
  // What JavaScript can count to is no limit anyone chose.
  const known = says.filter(
    ([, value]) => value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
  )
  return known.map(([words, value]) => `, ${words} ${String(value)}`).join('')
}

function objectShape(schema: oas32.SchemaObjectValue, indent: string): string {
  const deeper = `${indent}  `
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(field, deeper)}`,
  )
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{ … }'
}

function listOf(shape: string): string {
  return shape.includes(' | ') ? `(${shape})[]` : `${shape}[]`
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference
}
