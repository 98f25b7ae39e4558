import type { SocialLink } from '@chignon/contract/identity/social-link'
import { IconButton } from '@chignon/ui/icon-button'
import { SocialLinks } from '@chignon/ui/social-links'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { socialHandle } from '../../profile/social-handle.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

/** The viewer's social links, each with a button to remove it. */
export function OwnSocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui()
  return (
    <SocialLinks
      label={t`Social links`}
      variant="rows"
      className="max-w-prose"
      items={links.map(({ id, network: name, url }) => ({
        id,
        name,
        handle: socialHandle(url) ?? url,
        link: <a href={url} rel="noopener noreferrer nofollow ugc" />,
        action: (
          <MemberForm preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <IconButton type="submit" name="intent" value="remove" label={t`Remove ${name}`}>
              <Trash2 />
            </IconButton>
          </MemberForm>
        ),
      }))}
    />
  )
}
