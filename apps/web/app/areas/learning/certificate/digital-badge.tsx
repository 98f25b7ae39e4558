import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The certificate as a signed Open Badges 3.0 credential, in both forms, with what each is for (CERT-4). */
export function DigitalBadge({ code }: { code: string }) {
  const address = `/bff/certificates/${code}/credential`
  return (
    <section aria-labelledby="badge" className="border-t border-line pt-6">
      <h2 id="badge" className="mb-2 text-lead font-medium">
        <Trans>As a digital badge</Trans>
      </h2>
      <p className="text-small text-text-muted">
        <Trans>
          A file with our digital signature (Open Badges 3.0). Anyone who receives it can check that it is
          genuine and unchanged.
        </Trans>
      </p>
      <dl className="mt-4 grid gap-4 text-small">
        <BadgeFile
          link={
            <a href={address} download>
              <Trans>Download as JSON</Trans>
            </a>
          }
        >
          <Trans>For digital wallets and for sites where you collect your badges. The usual choice.</Trans>
        </BadgeFile>
        <BadgeFile
          link={
            <a href={`${address}?format=jwt`} download>
              <Trans>Download as VC-JWT</Trans>
            </a>
          }
        >
          <Trans>
            The same badge as one line of text, for systems that ask for a token, such as those of some
            employers.
          </Trans>
        </BadgeFile>
      </dl>
    </section>
  )
}

function BadgeFile({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">
        <TextLink asChild>{link}</TextLink>
      </dt>
      <dd className="mt-0.5 text-text-muted">{children}</dd>
    </div>
  )
}
