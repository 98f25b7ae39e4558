import { networkOf } from './network-of.ts'

/**
 * The client's IP address for rate limits; of an IPv6 address its network. Behind trusted proxies it is the entry of
 * X-Forwarded-For that the first of them wrote, counted from the end, since a client can forge the entries before it. Without
 * proxies it is the address of the connection.
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
