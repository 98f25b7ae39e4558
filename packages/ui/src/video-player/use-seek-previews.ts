import { useRef, useState } from 'react'
import { savesData } from './saves-data.ts'
import { readSeekPreviews, seekPreviewAt, type SeekPreview } from './seek-previews.ts'

/** The small pictures above the position slider. */
export type SeekPreviews = {
  /** Loads them, once, unless the viewer saves data. */
  load: () => void
  /** The picture at a time in seconds; undefined if there is none, or none yet. */
  at: (time: number) => SeekPreview | undefined
}

/** Loads the small pictures of a video when they are first used. */
export function useSeekPreviews(src: string | undefined): SeekPreviews {
  const [previews, setPreviews] = useState<readonly SeekPreview[]>([])
  const isRequested = useRef(false)
  return {
    load() {
      if (src === undefined || isRequested.current || savesData()) return
      isRequested.current = true
      // The slider works without pictures, too.
      fetchSeekPreviews(src).then(setPreviews, () => {})
    },
    at: (time) => seekPreviewAt(previews, time),
  }
}

async function fetchSeekPreviews(src: string): Promise<SeekPreview[]> {
  const response = await fetch(src)
  return response.ok ? readSeekPreviews(await response.text(), response.url) : []
}
