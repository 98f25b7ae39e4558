import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../site/page-link.tsx'

/** Says to educators and staff that they cannot delete their account themselves (PRIVACY-4). */
export function DeletedByAcademy() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-text-muted">
        <Trans>Accounts of educators and staff are deleted by the academy. Please write to us.</Trans>
      </p>
      <Button asChild variant="secondary">
        <PageLink to="/contact">
          <Trans>Contact us</Trans>
        </PageLink>
      </Button>
    </div>
  )
}
