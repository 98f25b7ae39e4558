import { createHash } from 'node:crypto'

/** The id of a sample row: always the same for the same noun and slugs, so that every seed is alike. */
export function seedId(noun: string, ...slugs: (string | number)[]): string {
  const hex = createHash('sha256')
    .update(['chignon', noun, ...slugs].join('/'))
    .digest('hex')
  // The form of a UUID of version 8: our own digest.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
