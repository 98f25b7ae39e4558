import { maxExamFiles } from '@chignon/contract/business-rules'
import type { ExamFile } from '@chignon/contract/exam'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useRef, useState } from 'react'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import { ProblemError } from '../../lib/data/problem-error.ts'
import { callOf } from '../../lib/data/query-client.ts'
import { UploadError } from '../../lib/data/upload.ts'
import { uploadFile } from './upload-file.ts'

/** A file on its way, or one whose upload failed. */
export type Upload = { id: string; file: File; progress: number; error: string | null; hasFailed: boolean }

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
  const [uploads, setUploads] = useState<Upload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
    const controller = new AbortController()
    aborts.current.set(id, controller)
    patch(id, { progress: 0, error: null, hasFailed: false })
    try {
      const onProgress = (progress: number) => patch(id, { progress })
      onAdd(await uploadFile({ slug, questionId, file, onProgress, signal: controller.signal }))
      drop(id)
    } catch (error) {
      patch(id, { hasFailed: true, error: error instanceof UploadError ? error.explanation : null })
    }
  }

  return {
    uploads,
    isFull: count + uploads.length >= maxExamFiles,
    add(files: readonly File[]) {
      const added = files.slice(0, maxExamFiles - count - uploads.length).map((file) => ({
        id: crypto.randomUUID(),
        file,
        progress: 0,
        error: null,
        hasFailed: false,
      }))
      setUploads((all) => [...all, ...added])
      for (const upload of added) void send(upload)
    },
    retry(id: string) {
      const upload = uploads.find((one) => one.id === id)
      if (upload) void send(upload)
    },
    async remove(id: string) {
      if (uploads.some((upload) => upload.id === id)) {
        aborts.current.get(id)?.abort()
        drop(id)
        return
      }
      try {
        const { examEndpoints } = await import('@chignon/contract/exam')
        await callOf(client)(examEndpoints.removeFile, { params: { id: slug, file: id } })
        onRemove(id)
      } catch (error) {
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
      }
    },
  }
}
