import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../site/page-head.tsx'
import { PageLink } from '../../site/page-link.tsx'

/** The page for a code without a certificate: what to check, and whom to ask. */
export function UnknownCertificate({ code }: { code: string }) {
  const { t } = useLingui()
  const typed = <bdi dir="ltr">{code}</bdi>
  return (
    <>
      <PageHead title={t`Unknown certificate`} isUnlisted />
      <EmptyState
        level={1}
        seed="certificate"
        coiffure="cut"
        title={<Trans>There is no certificate with this code</Trans>}
        text={
          <Trans>
            We have not awarded a certificate with the code {typed}. Check that it was copied completely: it
            has twelve letters and digits.
          </Trans>
        }
        action={
          <>
            <Button asChild>
              <PageLink to="/contact">
                <Trans>Contact us</Trans>
              </PageLink>
            </Button>
            <Button asChild variant="quiet">
              <PageLink to="/about#certificates">
                <Trans>About our certificates</Trans>
              </PageLink>
            </Button>
          </>
        }
      />
    </>
  )
}
