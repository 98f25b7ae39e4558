import { gzipSync } from 'node:zlib'

/** The entries of one status list: the fewest that the standard allows, so that a list reveals nothing about one entry. */
export const statusListLength = 131_072

/** The list of an entry, and its position in it. */
export function statusPlaceOf(index: number): { list: number; position: number } {
  return { list: Math.floor(index / statusListLength), position: index % statusListLength }
}

/** Revoked positions as `encodedList` of a Bitstring Status List: gzip in multibase base64url, the first bit leftmost. */
export function encodeStatusList(revoked: number[]): string {
  const bytes = Buffer.alloc(statusListLength / 8)
  for (const position of revoked) {
    const byte = Math.floor(position / 8)
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (position % 8))
  }
  return `u${gzipSync(bytes).toString('base64url')}`
}
