import { SocialLinks } from '@chignon/ui/social-links'
import type { SocialLink } from '@chignon/contract/identity/social-link'
import { useLingui } from '@lingui/react/macro'
import { socialHandle } from './social-handle.ts'

/** Links of a person to social networks. People choose these URLs, so they get no referrer and no ranking. */
export function ProfileSocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui()
  return (
    <SocialLinks
      label={t`Social links`}
      variant="rows"
      className="max-w-120"
      items={links.map(({ id, network, url }) => ({
        id,
        name: network,
        handle: socialHandle(url),
        link: <a href={url} rel="noopener noreferrer nofollow ugc" />,
      }))}
    />
  )
}
