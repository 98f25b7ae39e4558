import { IconButton } from '@chignon/ui/icon-button'
import { Minus } from '@chignon/ui/icons/minus'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { overallOf, type Upload } from './upload.ts'
import { useUploadTexts } from './use-upload-texts.ts'

type UploadPanelHeadProps = { titleId: string; uploads: readonly Upload[]; onClose: () => void }

/** The heading of the panel, and how far all uploads are together. */
export function UploadPanelHead({ titleId, uploads, onClose }: UploadPanelHeadProps) {
  const { t } = useLingui()
  const { percent, comma } = useFormats()
  const { bytes } = useUploadTexts()
  const overall = overallOf(uploads)
  const [sent, whole] = [bytes(overall?.sentBytes ?? 0), bytes(overall?.size ?? 0)]
  const done = overall ? percent(Math.floor((overall.sentBytes / overall.size) * 100)) : ''
  return (
    <div className="flex flex-col gap-2 border-b border-line py-3 ps-5 pe-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-subtitle font-medium">{t`Uploads`}</h2>
        <IconButton label={t`Hide the uploads`} onClick={onClose}>
          <Minus />
        </IconButton>
      </div>
      {overall && uploads.length > 1 && (
        <ProgressBar
          className="pe-2 pb-1"
          label={t`All together`}
          value={overall.sentBytes}
          max={overall.size}
          valueText={done + comma + t`${sent} of ${whole}`}
        />
      )}
    </div>
  )
}
