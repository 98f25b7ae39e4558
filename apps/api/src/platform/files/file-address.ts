import { readSignature, signatureOf } from '../http/signature.ts'

/** What the address of a file permits. */
export type FileAddress = {
  id: string
  /** The only person who may use it; null for anyone who has it. */
  viewerId: string | null
  /** The name to save the file as; null shows it if the browser can. */
  name: string | null
}

/** The path of a signed address, below the host. */
export function fileAddress(key: string, address: FileAddress, until: Date): string {
  const { id, viewerId, name } = address
  const query = new URLSearchParams({ ...(viewerId && { for: 'me' }), ...(name && { name }) })
  const path = `/api/v1/files/${id}/${signatureOf(key, subjectOf(address), until)}`
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** When an address ends; null if its signature is not valid. */
export function readFileAddress(key: string, address: FileAddress, signature: string): Date | null {
  return readSignature(key, subjectOf(address), signature)
}

// Ids contain no slash, so different addresses never have the same subject.
function subjectOf({ id, viewerId, name }: FileAddress): string {
  return `files/${id}/${viewerId ?? 'anyone'}/${name ?? ''}`
}
