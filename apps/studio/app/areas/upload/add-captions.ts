import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { PlannedCaptions } from './drop-lessons.ts'
import type { ChosenFile } from './file-handle.ts'
import { readCaptions } from './read-captions.ts'
import type { LeftOutFile } from './upload-atoms.ts'
import type { UploadList } from './upload-list.ts'

/** Stores captions of a video. Returns those that are not used, each with what is wrong and in which line. */
export async function addCaptions(
  list: Pick<UploadList, 'setCaptions'>,
  videoId: string,
  captions: readonly PlannedCaptions<ChosenFile>[],
): Promise<LeftOutFile[]> {
  const leftOut = await Promise.all(
    captions.map(async ({ language, dropped: { file } }): Promise<LeftOutFile[]> => {
      try {
        const read = readCaptions(file.name, new Uint8Array(await file.arrayBuffer()))
        if ('problem' in read) return [{ name: file.name, reason: read.problem }]
        await list.setCaptions(videoId, language, read.webvtt)
        return []
      } catch (error) {
        return [{ name: file.name, reason: { message: messageOf(error) } }]
      }
    }),
  )
  return leftOut.flat()
}

/** What is wrong with the captions before all else. */
function messageOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return String(error)
  return error.problem.errors?.['webvtt']?.[0] ?? error.message
}
