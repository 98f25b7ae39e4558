import { maxExamFiles } from '@chignon/contract/learning/learning-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { ExamFile } from '@chignon/contract/learning/exam'
import { FileDrop } from '@chignon/ui/file-drop'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useByteSize } from '../../site/use-byte-size.ts'
import { usePracticalFiles } from './use-practical-files.ts'

const megabyte = 1024 * 1024
const accept = [...filePurposes['exam-photo'].types, ...filePurposes['exam-clip'].types].join(',')

type PracticalAnswerProps = {
  slug: string
  questionId: string
  files: readonly ExamFile[]
  onAdd: (file: ExamFile) => void
  onRemove: (fileId: string) => void
}

/** Photographs and clips of one's own work, by choosing, by dragging, or with the camera of a phone. */
export function PracticalAnswer({ slug, questionId, files, onAdd, onRemove }: PracticalAnswerProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const isHydrated = useHydrated()
  const showToast = useSetAtom(showToastAtom)
  const megabytes = (bytes: number) => number(bytes / megabyte)
  const photoLimit = megabytes(filePurposes['exam-photo'].maxBytes)
  const clipLimit = megabytes(filePurposes['exam-clip'].maxBytes)
  const most = number(maxExamFiles)
  const practical = usePracticalFiles({
    slug,
    questionId,
    count: files.length,
    onAdd,
    onRemove,
  })
  const add = (chosen: readonly File[]) => {
    if (practical.add(chosen) === 0) return
    showToast({ tone: 'warning', message: t`An answer has at most ${most} files.` })
  }
  const sizeOf = useByteSize()
  return (
    <>
      <FileDrop
        label={practical.isFull ? t`You cannot add more files` : t`Add photographs or a clip`}
        hint={t`Up to ${most} files: JPEG, PNG or WebP up to ${photoLimit} MB, MP4, MOV or WebM up to ${clipLimit} MB`}
        accept={accept}
        multiple
        disabled={!isHydrated || practical.isFull}
        onValueChange={add}
        onReject={add}
        onRetry={practical.retry}
        onRemove={(id) => void practical.remove(id)}
        files={[
          ...files.map(({ id, name, bytes, url, srcset, width }) => ({
            id,
            name,
            size: sizeOf(bytes),
            preview:
              width === null ? undefined : (
                <img src={url} srcSet={srcset} sizes="56px" alt="" loading="lazy" />
              ),
          })),
          ...practical.uploads.map(({ id, file, progress, error, hasFailed }) => ({
            id,
            name: file.name,
            size: sizeOf(file.size),
            progress: hasFailed ? undefined : progress,
            error:
              hasFailed && (error ?? t`The upload was interrupted. Check your connection and try again.`),
          })),
        ]}
        labels={{
          files: t`Your files`,
          remove: (name) => t`Remove ${name}`,
          progress: (name) => t`Sending ${name}`,
          retry: t`Try again`,
        }}
      />
      <noscript>
        <p className="mt-3 text-small text-text-muted">
          <Trans>To add photographs, please enable JavaScript in your browser.</Trans>
        </p>
      </noscript>
    </>
  )
}
