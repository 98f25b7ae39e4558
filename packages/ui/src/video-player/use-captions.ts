import { useRef, useState, type RefObject } from 'react'
import { linesAt } from './transcript-lines.ts'
import { useCues } from './use-cues.ts'
import type { VideoCaptions } from './video-player-props.ts'

type CaptionOptions = {
  captions: readonly VideoCaptions[]
  hasTranscript: boolean
  /** The language chosen earlier, null for none; undefined if nothing was chosen. */
  chosen: string | null | undefined
  /** Receives the language that the viewer chooses, null for none. */
  onChoose: (language: string | null) => void
  locale: string
  /** Seconds into the video. */
  time: number
  isHydrated: boolean
}

function initialIndex(captions: readonly VideoCaptions[], chosen: string | null | undefined): number {
  if (chosen === null) return -1
  const index = captions.findIndex(({ language }) => language === chosen)
  return index >= 0 ? index : captions.findIndex(({ isDefault }) => isDefault)
}

/** Which captions are active, their text, and the lines for the transcript if none are active. */
export function useCaptions(
  videoRef: RefObject<HTMLVideoElement | null>,
  { captions, hasTranscript, chosen, onChoose, locale, time, isHydrated }: CaptionOptions,
) {
  const [index, setIndex] = useState(() => initialIndex(captions, chosen))
  const spokenIndex = captions.findIndex(({ language }) => language.split('-')[0] === locale.split('-')[0])
  const readIndex = index >= 0 ? index : hasTranscript ? Math.max(0, spokenIndex) : -1
  const lastShown = useRef(Math.max(0, index, spokenIndex))
  const lines = useCues(videoRef, isHydrated ? readIndex : -1)

  /** -1 for none. */
  const show = (next: number) => {
    if (next >= 0) lastShown.current = next
    setIndex(next)
    onChoose(captions[next]?.language ?? null)
  }

  return {
    /** Index of the active captions; -1 for none. */
    index,
    lines,
    /** The language of the lines (BCP 47). */
    language: captions[readIndex]?.language,
    /** The lines to show over the picture. */
    currentLines: index >= 0 ? linesAt(lines, time) : [],
    show,
    /** Hides the active captions, or shows the last ones again. */
    toggle() {
      if (captions.length > 0) show(index >= 0 ? -1 : lastShown.current)
    },
  }
}

/** The state of the captions, and how to change it. */
export type ShownCaptions = ReturnType<typeof useCaptions>
