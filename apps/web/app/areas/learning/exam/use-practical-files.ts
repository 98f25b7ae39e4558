import { maxExamFiles } from '@chignon/contract/learning/learning-rules'
import type { ExamFile } from '@chignon/contract/learning/exam'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { useFileUploads } from '../../../lib/data/use-file-uploads.ts'
import { useSizeCheck } from '../../site/use-size-check.ts'
import { uploadFile } from './upload-file.ts'

type PracticalFiles = {
  slug: string
  questionId: string
  /** How many files the answer has. */
  count: number
  onAdd: (file: ExamFile) => void
  onRemove: (fileId: string) => void
}

/** Uploads and removes the files of a practical answer (EXAM-16). */
export function usePracticalFiles({ slug, questionId, count, onAdd, onRemove }: PracticalFiles) {
  const client = useAtomValue(queryClientAtom)
  const showToast = useSetAtom(showToastAtom)
  const checkSize = useSizeCheck()
  const files = useFileUploads(maxExamFiles - count, async (file, options) => {
    checkSize(file, filePurposes[file.type.startsWith('image/') ? 'exam-photo' : 'exam-clip'].maxBytes)
    onAdd(await uploadFile({ slug, questionId, file, ...options }))
  })
  return {
    ...files,
    async remove(id: string) {
      if (files.cancel(id)) return
      try {
        const { examEndpoints } = await import('@chignon/contract/learning/exam')
        await callOf(client)(examEndpoints.removeFile, { params: { id: slug, file: id } })
        onRemove(id)
      } catch (error) {
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
      }
    },
  }
}
