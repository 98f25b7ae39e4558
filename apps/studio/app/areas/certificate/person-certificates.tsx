import { fullName } from '@chignon/contract/identity/full-name'
import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { reachOf } from '@chignon/contract/platform/permission'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { PageSection } from '../shell/page-section.tsx'
import { AwardDialog } from './award-dialog.tsx'
import { CertificateEntry } from './certificate-entry.tsx'
import { certificateListQuery } from './certificate-queries.ts'

/** The certificates of one person. */
export function PersonCertificates({ person }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const dialog = useDialog()
  return (
    <PageSection
      title={t`Certificates`}
      action={
        reachOf(viewer.role, 'certificates.award') && (
          <Button variant="secondary" size="small" onClick={dialog.show}>
            <Trans>Award by hand</Trans>
          </Button>
        )
      }
    >
      <Loaded query={certificateListQuery({ query: { holder: person.id, per_page: 50 } })}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-text-muted">
              <Trans>No certificates.</Trans>
            </p>
          ) : (
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {data.map((certificate) => (
                <CertificateEntry key={certificate.id} certificate={certificate} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AwardDialog
        key={dialog.key}
        holder={{ id: person.id, name: fullName(person) }}
        open={dialog.open}
        onClose={dialog.close}
      />
    </PageSection>
  )
}
