import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Link of a part of the review to its step. `describedBy` is the id of the part's heading. */
export function EditLink({ to, describedBy }: { to: string; describedBy: string }) {
  return (
    <TextLink asChild className="text-small">
      <Link to={to} aria-describedby={describedBy}>
        <Trans>Change</Trans>
      </Link>
    </TextLink>
  )
}
