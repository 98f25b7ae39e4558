import { Dialog } from '@chignon/ui/dialog'
import type { ReportSubjectType } from '@chignon/contract/community/report'
import { useLingui } from '@lingui/react/macro'
import { ReportForm } from './report-form.tsx'

type ReportDialogProps = { subject: ReportSubjectType; id: string; onClose: () => void }

/** The form of a report in a dialog. Loaded when it is opened. */
export function ReportDialog({ subject, id, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t`Report`}
      description={t`Only our team reads your report.`}
      labels={{ close: t`Close` }}
    >
      <ReportForm subject={subject} id={id} />
    </Dialog>
  )
}
