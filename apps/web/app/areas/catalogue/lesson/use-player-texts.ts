import type { VideoCaptions, VideoPlayerLabels } from '@chignon/ui/video-player'
import type { Locale } from '@chignon/contract/platform/locale'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playerLabels } from './player-labels.ts'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'

type PlayerTexts = { captions: VideoCaptions[]; labels: VideoPlayerLabels | undefined }

/**
 * Captions of a video and labels of the player; undefined while they load. Without captions if those cannot be loaded.
 */
export function usePlayerTexts(resourceId: string | null, locale: Locale): PlayerTexts | undefined {
  const client = useQueryClient()
  const [texts, setTexts] = useState<PlayerTexts>()
  useEffect(() => {
    let isCancelled = false
    const loadTexts = async () => {
      const captions = resourceId === null ? [] : captionsOf(client, resourceId, locale).catch(() => [])
      const loaded = { captions: await captions, labels: await playerLabels(locale) }
      if (!isCancelled) setTexts(loaded)
    }
    void loadTexts()
    return () => {
      isCancelled = true
    }
  }, [client, resourceId, locale])
  return texts
}

async function captionsOf(client: QueryClient, resourceId: string, locale: Locale): Promise<VideoCaptions[]> {
  const { data } = await client.fetchQuery(
    endpointQueryOptions({ source, input: { query: { resource_id: resourceId } } }),
  )
  return data.map(({ url, language, label }) => ({
    src: url,
    language,
    label,
    isDefault: language === locale,
  }))
}

const source = {
  noun: 'caption',
  name: 'list',
  load: async () => (await import('@chignon/contract/learning/caption')).captionEndpoints.list,
}
