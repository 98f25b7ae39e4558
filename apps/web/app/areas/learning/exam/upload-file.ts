import type { ExamFile, examEndpoints } from '@chignon/contract/learning/exam'
import { upload, type Upload } from '../../../lib/data/upload.ts'

type ExamUpload = Pick<Upload, 'onProgress' | 'signal'> & { slug: string; questionId: string; file: File }

/** Uploads a photograph or a clip. */
export async function uploadFile({ slug, questionId, file, ...rest }: ExamUpload): Promise<ExamFile> {
  const query = new URLSearchParams({ question_id: questionId, name: file.name || 'file' })
  const path = `/programs/${slug}/exam/files?${query.toString()}`
  const { data } = await upload<typeof examEndpoints.upload>({ path, body: file, ...rest })
  return data
}
