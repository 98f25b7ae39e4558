import { useEffect, useState, type RefObject } from 'react'
import { placementOf } from './cue-placement.ts'
import { wordsOf } from './cue-text.ts'
import type { TranscriptLine } from './transcript-lines.ts'

const linesOf = (cues: TextTrackCueList | null): TranscriptLine[] =>
  Array.from(cues ?? []).flatMap((cue, index) =>
    cue instanceof VTTCue
      ? [
          {
            id: `${index}/${cue.startTime}`,
            start: cue.startTime,
            end: cue.endTime,
            text: wordsOf(cue.text),
            placement: placementOf(cue),
          },
        ]
      : [],
  )

/**
 * The cues of one of the video's <track>s, which the browser loads but does not draw: the player draws them above
 * its controls, in the direction of their language. -1 for none.
 */
export function useCues(
  videoRef: RefObject<HTMLVideoElement | null>,
  index: number,
): readonly TranscriptLine[] {
  const [lines, setLines] = useState<readonly TranscriptLine[]>([])

  useEffect(() => {
    const elements = videoRef.current?.querySelectorAll('track') ?? []
    const element = elements[index]
    for (const { track } of elements) track.mode = 'disabled'
    if (!element) return
    const { track } = element
    const read = () => setLines(linesOf(track.cues))
    track.mode = 'hidden'
    element.addEventListener('load', read)
    if (element.readyState === HTMLTrackElement.LOADED) read()
    return () => {
      element.removeEventListener('load', read)
      setLines([])
    }
  }, [videoRef, index])

  return lines
}
