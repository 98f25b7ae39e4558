import { createHash } from 'node:crypto'

/** The id of a sample row, derived from the noun and slugs, so that every seed has the same ids. */
export function seedId(noun: string, ...slugs: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(['chignon', noun, ...slugs].join('/'))
    .digest('hex')
  // UUID version 8: custom content.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
