import { randomBytes } from 'node:crypto'
import { compactCode } from '@chignon/contract/platform/clean-text'

// Crockford's Base32: without I, L, O and U, which are mistaken for other characters.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random code that people can type, with 5 bits per character. */
export function newTypedCode(length: number): string {
  return typedCodeOf(randomBytes(length))
}

/** The code of some bytes, one character for each. */
export function typedCodeOf(bytes: Uint8Array): string {
  // The low five bits of each byte, so that every character is equally likely.
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** The code that a person typed, in any case and grouping, with O, I and L for the digits they look like. */
export function readTypedCode(text: string): string {
  return compactCode(text)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** The code in groups of four, which are easier to read and type. */
export function groupTypedCode(code: string, separator: ' ' | '-'): string {
  return code.replaceAll(/(.{4})(?=.)/g, `$1${separator}`)
}
