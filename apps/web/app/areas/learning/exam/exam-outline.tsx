import type { Exam } from '@chignon/contract/learning/exam'
import { Facts } from '@chignon/ui/facts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CertificateNote } from '../../catalogue/product/certificate-note.tsx'
import { useExamFacts } from './use-exam-facts.ts'

/** What the exam asks for, beside the certificate it leads to. */
export function ExamOutline({ exam }: { exam: Exam }) {
  const { t } = useLingui()
  const facts = useExamFacts(exam)
  return (
    <section
      aria-label={t`About the exam`}
      className="grid grid-cols-1 items-center gap-x-20 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid gap-5">
        <Facts size="large" items={facts} />
        <p className="max-w-prose text-text-muted">
          <Trans>Answer in any order, on any device. An educator reviews what you submit.</Trans>
        </p>
      </div>
      <CertificateNote tier="gold" title={exam.program.name}>
        <Trans>Pass the exam to earn it.</Trans>
      </CertificateNote>
    </section>
  )
}
