import { deviceHeader } from '@chignon/contract/platform/client-header'
import { clientAddressOf } from './client-address.ts'

/** What a request reveals of the client. Headers are as the client wrote them. */
export type ClientInfo = {
  /** The IP address, which rate limits count by; of an IPv6 address its /64 network. */
  address: string
  userAgent: string | undefined
  /** A random key that the client stores, see `deviceHeader`. */
  deviceKey: string | undefined
}

// Longer values are not written by browsers.
const maxHeaderLength = 500

/** Reads the client of a request. */
export function clientInfoOf(request: Request, connection: string | undefined, proxies: number): ClientInfo {
  const header = (name: string) => request.headers.get(name)?.slice(0, maxHeaderLength) ?? undefined
  return {
    address: clientAddressOf(request, connection, proxies),
    userAgent: header('user-agent'),
    deviceKey: header(deviceHeader),
  }
}
