import { VideoPlayer, type VideoPlayerProps } from '@chignon/ui/video-player'
import { usePlayerLabels } from '../../learning/lesson/player/use-player-labels.ts'

/** The player of a post's video, loaded after hydration. */
export function PostPlayer(props: Pick<VideoPlayerProps, 'title' | 'sources' | 'poster'>) {
  const labels = usePlayerLabels()
  return <VideoPlayer {...props} labels={labels} hasTranscript={false} />
}
