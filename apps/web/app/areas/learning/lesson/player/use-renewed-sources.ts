import type { VideoSource } from '@chignon/ui/video-player'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { callOf } from '@chignon/app-kit/data/query-client'
import { videoSourcesOf } from './video-sources.ts'

/**
 * Returns a function that loads the sources of a lesson with new addresses (ACCESS-9). If the access has ended meanwhile, the page
 * is loaded again and says so.
 */
export function useRenewedSources(lessonId: string): () => Promise<VideoSource[]> {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  return async () => {
    const { lessonEndpoints } = await import('@chignon/contract/learning/playable-lesson')
    try {
      const { data } = await callOf(client)(lessonEndpoints.show, { params: { id: lessonId } })
      return videoSourcesOf(data.resource)
    } catch (error) {
      void revalidate()
      throw error
    }
  }
}
