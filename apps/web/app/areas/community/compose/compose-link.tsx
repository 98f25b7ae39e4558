import { Button } from '@chignon/ui/button'
import { PenLine } from '@chignon/ui/icons/pen-line'
import { Trans, useLingui } from '@lingui/react/macro'
import { MemberLink } from '../../identity/account/member-link.tsx'

/** Begins a post; guests are asked to log in. */
export function ComposeLink({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  return (
    <Button asChild className={className}>
      <MemberLink to="/posts/new" prompt={t`Log in or sign up to write a post.`}>
        <PenLine className="size-4" />
        <Trans>Write a post</Trans>
      </MemberLink>
    </Button>
  )
}
