import type { VideoCaptions, VideoPlayerLabels } from '@chignon/ui/video-player'
import type { Locale } from '@chignon/contract/locale'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playerLabels } from '../lib/player-labels.ts'
import { endpointQuery } from '../lib/query-client.ts'

type PlayerTexts = { captions: VideoCaptions[]; labels: VideoPlayerLabels }

/**
 * The captions of a video, those in the page's language shown, and the player's words; undefined until they have come.
 * A video whose captions cannot be had is shown without.
 */
export function usePlayerTexts(resourceId: string | null, locale: Locale): PlayerTexts | undefined {
  const client = useQueryClient()
  const [texts, setTexts] = useState<PlayerTexts>()
  useEffect(() => {
    let isGone = false
    const captionsOf = async (): Promise<VideoCaptions[]> => {
      if (resourceId === null) return []
      const { data } = await client.fetchQuery(endpointQuery(source, { query: { resource_id: resourceId } }))
      return data.map(({ url, language, label }) => ({
        src: url,
        language,
        label,
        isDefault: language === locale,
      }))
    }
    void Promise.all([captionsOf().catch(() => []), playerLabels(locale)]).then(([captions, labels]) => {
      if (!isGone) setTexts({ captions, labels })
    })
    return () => {
      isGone = true
    }
  }, [client, resourceId, locale])
  return texts
}

const source = {
  noun: 'caption',
  name: 'list',
  load: async () => (await import('@chignon/contract')).captionEndpoints.list,
}
