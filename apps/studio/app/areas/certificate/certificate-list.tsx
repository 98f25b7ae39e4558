import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { CertificateEntry } from './certificate-entry.tsx'

type CertificateListProps = { certificates: ListedCertificate[]; isFiltered: boolean }

/** Certificates below each other, each with what can be done. */
export function CertificateList({ certificates, isFiltered }: CertificateListProps) {
  const { t } = useLingui()
  if (certificates.length === 0)
    return (
      <EmptyState
        level={2}
        title={isFiltered ? t`No certificate fits` : t`No certificates yet`}
        text={
          isFiltered
            ? t`Try the code, or a part of the holder’s name, and All instead of a filter.`
            : t`A certificate appears here as soon as somebody earns one.`
        }
      />
    )
  return (
    <ul className="flex flex-col divide-y divide-line border-b border-line">
      {certificates.map((certificate) => (
        <CertificateEntry key={certificate.id} certificate={certificate} />
      ))}
    </ul>
  )
}
