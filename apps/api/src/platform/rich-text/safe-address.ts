const protocols = new Set(['http:', 'https:', 'mailto:'])
const maxAddressLength = 2000

/**
 * The address of a link in its normal form; null unless it is an absolute address of http, https or mailto (TEXT-2). One with a
 * user name looks like an address of another host.
 */
export function safeAddress(written: string): string | null {
  if (written.length > maxAddressLength) return null
  const url = URL.parse(written)
  if (!url || !protocols.has(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}

const looksLikeAddress = /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u

/** Whether the label of a link looks like an address, but not the address of the link. */
export function isMisleading(label: string, address: string): boolean {
  const claimed = label.trim()
  if (!looksLikeAddress.test(claimed)) return false
  const url = URL.parse(/^https?:/.test(claimed) ? claimed : `https://${claimed}`)
  return url?.host !== URL.parse(address)?.host
}
