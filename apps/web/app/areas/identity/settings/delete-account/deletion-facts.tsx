import { Trans } from '@lingui/react/macro'

/** What is deleted with an account, and what stays. */
export function DeletionFacts() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div>
        <h2 className="mb-3 text-lead font-medium">
          <Trans>What is deleted</Trans>
        </h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-text-muted">
          <li>
            <Trans>Name, e-mail address, password, picture and profile</Trans>
          </li>
          <li>
            <Trans>Gallery, businesses, interests and links</Trans>
          </li>
          <li>
            <Trans>Progress, notes, exam answers and badges</Trans>
          </li>
          <li>
            <Trans>Access to everything you bought; a subscription is cancelled</Trans>
          </li>
        </ul>
      </div>
      <div>
        <h2 className="mb-3 text-lead font-medium">
          <Trans>What stays</Trans>
        </h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-text-muted">
          <li>
            <Trans>Orders and invoices, for as long as the law requires</Trans>
          </li>
          <li>
            <Trans>Tickets, so that their holders keep their seats</Trans>
          </li>
          <li>
            <Trans>Certificates, without your name, so that they can still be verified</Trans>
          </li>
        </ul>
      </div>
    </div>
  )
}
