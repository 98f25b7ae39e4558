// Importing this loads no schema, so that the browser can.

/** A social network: the hosts of its addresses, and what comes before a person's handle in them. */
export type SocialNetwork = { name: string; hosts: readonly string[]; profile: string }

/** The networks that are recognised by an address (PROFILE-10). */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'Instagram', hosts: ['instagram.com'], profile: 'https://www.instagram.com/' },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], profile: 'https://www.youtube.com/@' },
  { name: 'TikTok', hosts: ['tiktok.com'], profile: 'https://www.tiktok.com/@' },
  { name: 'Pinterest', hosts: ['pinterest.com'], profile: 'https://www.pinterest.com/' },
  { name: 'Facebook', hosts: ['facebook.com', 'fb.com'], profile: 'https://www.facebook.com/' },
  { name: 'X', hosts: ['x.com', 'twitter.com'], profile: 'https://x.com/' },
  { name: 'Threads', hosts: ['threads.net', 'threads.com'], profile: 'https://www.threads.com/@' },
  { name: 'LinkedIn', hosts: ['linkedin.com'], profile: 'https://www.linkedin.com/in/' },
  { name: 'Telegram', hosts: ['t.me', 'telegram.me'], profile: 'https://t.me/' },
  { name: 'Vimeo', hosts: ['vimeo.com'], profile: 'https://vimeo.com/' },
  { name: 'Snapchat', hosts: ['snapchat.com'], profile: 'https://www.snapchat.com/add/' },
]

// The host, with a user name and a port if there are any. `URL` is not used, because not every runtime of the contract has it.
const beforePath = /^https?:\/\/([^/?#\\]+)/i

/** The network that an address belongs to; undefined for another site and for a text that is not an address. */
export function networkOfUrl(url: string): SocialNetwork | undefined {
  const host = beforePath.exec(url)?.[1]?.split('@').at(-1)?.split(':')[0]?.toLowerCase()
  return socialNetworks.find(({ hosts }) =>
    hosts.some((known) => host === known || host?.endsWith(`.${known}`)),
  )
}

/**
 * The address for what a person typed: an address with or without `https://`, or the handle in a network. Undefined for a handle
 * without a known network.
 */
export function toSocialUrl(typed: string, networkName: string): string | undefined {
  const text = typed.trim().replace(/^http:/i, 'https:')
  if (/^[a-z]+:/i.test(text)) return text
  const handle = text.replace(/^@/, '')
  const isAddress = text === handle && (text.includes('/') || networkOfUrl(`https://${text}`) !== undefined)
  if (isAddress) return `https://${text}`
  const network = socialNetworks.find(({ name }) => name === networkName)
  if (network) return network.profile + encodeURIComponent(handle)
  return text === handle && text.includes('.') ? `https://${text}` : undefined
}
