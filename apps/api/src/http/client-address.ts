import { networkOf } from './network-of.ts'

/**
 * The address of whoever calls, as limits count it: of an IPv6 address the network. Behind `proxies` trusted proxies it
 * is the entry that many from the end of X-Forwarded-For, since what stands before those anyone can write; else the
 * connection's own.
 */
export function clientAddressOf(request: Request, connection: string | undefined, proxies: number): string {
  if (proxies > 0) {
    const forwarded =
      request.headers
        .get('x-forwarded-for')
        ?.split(',')
        .map((entry) => entry.trim()) ?? []
    const address = forwarded.at(-proxies) ?? forwarded[0]
    if (address) return networkOf(address.slice(0, 64))
  }
  return networkOf(connection ?? 'unknown')
}
