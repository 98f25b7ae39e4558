import { isIPv6 } from 'node:net'

/**
 * The network an address is counted by. Whoever has one IPv6 address has a /64 of them, so that is what counts; IPv4 inside
 * of IPv6 is the IPv4 address. A port goes, which some proxies write; anything else stays as it is.
 */
export function networkOf(address: string): string {
  const bare = /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address.replace(/^\[(.*)\](:\d+)?$/, '$1')
  const [unzoned = ''] = bare.split('%')
  if (!isIPv6(unzoned)) return bare
  const { hostname } = new URL(`http://[${unzoned}]`)
  // Without its brackets, in lower case, IPv4 as two groups, and the longest row of zeros as `::`.
  const canonical = hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.')
  return `${groupsOf(canonical).slice(0, 4).join(':')}::/64`
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}

function groupsOf(canonical: string): string[] {
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}
