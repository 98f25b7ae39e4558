import { groupTypedCode, newTypedCode, readTypedCode, typedCodeOf } from './typed-code.ts'

const length = 12

/** A new certificate code: 12 characters, 60 random bits, so that no one can guess one (CERT-7). */
export function newCertificateCode(): string {
  return newTypedCode(length)
}

/** The certificate code of 12 bytes, for the sample content. */
export function certificateCodeOf(bytes: Uint8Array): string {
  return typedCodeOf(bytes.subarray(0, length))
}

/** The code as it is stored, from what a person typed or scanned. */
export function readCertificateCode(text: string): string {
  return readTypedCode(text)
}

/** The code as people read it: `7QK2-M4XD-9RTB`. */
export function groupCertificateCode(code: string): string {
  return groupTypedCode(code, '-')
}

/** The path of the public page of a certificate. */
export function certificatePath(code: string): string {
  return `/certificates/${groupCertificateCode(code)}`
}
