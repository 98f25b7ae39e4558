import type { VideoPlayerLabels } from '@chignon/ui/video-player'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useRootData } from '../../../../lib/data/use-root-data.ts'
import { playerLabels } from '../../../catalogue/lesson/player-labels.ts'

/** The player's texts. Those of its controls, which need scripts, are loaded after the page. */
export function usePlayerLabels(): Partial<VideoPlayerLabels> {
  const { t } = useLingui()
  const { locale } = useRootData()
  const [loaded, setLoaded] = useState<VideoPlayerLabels>()
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      const labels = await playerLabels(locale)
      if (!isCancelled) setLoaded(labels)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [locale])
  return {
    ...loaded,
    panels: t`Lessons, notes and transcript`,
    chapters: t`Chapters`,
    transcript: t`Transcript`,
    playingOffline: t`Offline. Your progress is kept on this device.`,
    upNext: t`Next lesson`,
    playNext: t`Play the next lesson`,
    autoplay: t`Play the next lesson automatically`,
  }
}
