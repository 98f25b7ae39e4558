import { maxNetworkLength } from '@chignon/contract/identity/identity-rules'
import type { SocialLinkForm } from '@chignon/contract/identity/social-link'
import { networkOfUrl, socialNetworks } from '@chignon/contract/identity/social-network'

/**
 * The network of a link: by its address, otherwise the given one or the host. Undefined if the given one is a known network with other
 * addresses, since a name must not hide where a link leads.
 */
export function networkOf({ network, url }: SocialLinkForm): string | undefined {
  const found = networkOfUrl(url)
  if (found) return found.name
  if (socialNetworks.some(({ name }) => name.toLowerCase() === network?.toLowerCase())) return undefined
  return network || new URL(url).hostname.replace(/^www\./, '').slice(0, maxNetworkLength)
}
