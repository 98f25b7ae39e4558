import { Fragment, isValidElement } from 'react'

const maxLength = 80

/** A value as a developer would write it: `"rosé"`, `<Button>`, `["a", "b"]`. */
export function describeValue(value: unknown): string {
  if (isValidElement(value)) return `<${nameOfType(value.type)}>`
  if (Array.isArray(value)) return shorten(`[${value.map(describeValue).join(', ')}]`)
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string' ? shorten(JSON.stringify(value)) : String(value)
}

function nameOfType(type: unknown): string {
  if (typeof type === 'string') return type
  if (type === Fragment) return ''
  return typeof type === 'function' && type.name ? type.name : 'Component'
}

const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)
