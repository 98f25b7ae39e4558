import { captionEndpoints, type Caption } from '@chignon/contract/learning/caption'
import { lessonEndpoints, type PlayableLesson } from '@chignon/contract/learning/playable-lesson'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'

/** A lesson to be played, with its captions. */
export type LoadedLesson = { lesson: PlayableLesson; captions: readonly Caption[] }

/** The lesson with fresh addresses; null if the viewer may not watch it any more. */
export async function loadLesson(context: AppLoadContext, id: string): Promise<LoadedLesson | null> {
  const call = callFor(context)
  try {
    const { data: lesson } = await call(lessonEndpoints.show, { params: { id } })
    return { lesson, captions: await captionsOf(lesson) }
  } catch (error) {
    if (error instanceof ProblemError && [403, 404, 410].includes(error.status)) return null
    throw error
  }

  // A lesson without its captions is better than none.
  async function captionsOf({ resource }: PlayableLesson): Promise<Caption[]> {
    if (resource.id === null) return []
    try {
      const { data } = await call(captionEndpoints.list, { query: { resource_id: resource.id } })
      return data
    } catch (error) {
      if (error instanceof ProblemError) return []
      throw error
    }
  }
}
