import { randomInt } from 'node:crypto'
import { compactCode } from '@chignon/contract/platform/clean-text'

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groupCount = 4
const groupLength = 4

/** A new recovery code of about 78 random bits: `ABCD-EFGH-JKMN-PQRS`. */
export function newRecoveryCode(): string {
  const letter = () => alphabet[randomInt(alphabet.length)]
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return Array.from({ length: groupCount }, group).join('-')
}

/** A recovery code as it is hashed: in capitals, without hyphens and spaces. */
export function normalRecoveryCode(code: string): string {
  return compactCode(code)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}
