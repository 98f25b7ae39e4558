import { Trans } from '@lingui/react/macro'
import { CertificateNote } from '../../catalogue/product/certificate-note.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import type { Overview } from './overview.ts'

type ProgramCertificateProps = {
  overview: Pick<Overview, 'locale' | 'name'>
  hasExam: boolean
  /** Null before it is awarded. */
  code: string | null
}

/** The gold certificate of a program: what awards it, or the way to it. */
export function ProgramCertificate({ overview, hasExam, code }: ProgramCertificateProps) {
  return (
    <CertificateNote
      tier="gold"
      title={<InLanguage locale={overview.locale}>{overview.name}</InLanguage>}
      to={code === null ? undefined : `/certificates/${code}`}
    >
      {code !== null ? (
        <Trans>Awarded to you. See the certificate.</Trans>
      ) : hasExam ? (
        <Trans>Finish every lesson, then pass the exam.</Trans>
      ) : (
        <Trans>Finish every lesson: this program has no exam.</Trans>
      )}
    </CertificateNote>
  )
}
