import { isIPv6 } from 'node:net'

/**
 * The network that rate limits count an IP address by: of IPv6 the /64, since a client usually has all of it. IPv4 mapped to
 * IPv6 becomes the IPv4 address, and a port, which some proxies add, is removed. Other values are returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address.replace(/^\[(.*)\](:\d+)?$/, '$1')
  const [unzoned = ''] = bare.split('%')
  if (!isIPv6(unzoned)) return bare
  const { hostname } = new URL(`http://[${unzoned}]`)
  // URL normalizes it: lower case, IPv4 as two groups, the longest run of zeros as `::`.
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
