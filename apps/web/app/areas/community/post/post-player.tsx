import { VideoPlayer, type VideoPlayerProps } from '@chignon/ui/video-player'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { usePlayerLabels } from '../../learning/lesson/player/use-player-labels.ts'

/** The player of a post's video, loaded after hydration. */
export default function PostPlayer(props: Pick<VideoPlayerProps, 'title' | 'sources' | 'poster'>) {
  const { locale } = useRootData()
  const labels = usePlayerLabels()
  return <VideoPlayer {...props} locale={locale} labels={labels} hasTranscript={false} />
}
