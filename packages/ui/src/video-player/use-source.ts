import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isHls, sourcesFor, type SourceChoice, type VideoSource } from './sources.ts'
import { useStream } from './use-stream.ts'

type SourceOptions = {
  sources: readonly VideoSource[]
  isHydrated: boolean
  isOnline: boolean
  /** Whether the <video> itself says that nothing can be played. */
  hasMediaFailed: boolean
  /** Called before another source is loaded. */
  keepPlace: () => void
}

/** What of the sources is played: by choice of quality and language, once more after a failure, as files or a stream. */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  { sources, isHydrated, isOnline, hasMediaFailed, keepPlace }: SourceOptions,
) {
  const [choice, setChoice] = useState<SourceChoice>({ height: null, audio: null })
  const [attempt, setAttempt] = useState(0)

  const playable = sourcesFor(sources, choice)
  const [current] = playable
  const isStream = current !== undefined && isHls(current.type)
  // A fragment changes nothing of what is asked for, but makes it another address: it is loaded again.
  const streamSrc = isStream ? current.src + (attempt > 0 ? `#${attempt}` : '') : null
  const stream = useStream(videoRef, isHydrated ? streamSrc : null)
  const hasFailed = streamSrc === null ? hasMediaFailed : stream.hasFailed

  const retry = () => {
    keepPlace()
    setAttempt(attempt + 1)
  }
  // What failed without a connection is tried again once there is one.
  const wasOffline = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (wasOffline.current && hasFailed) retry()
    wasOffline.current = false
  })
  useEffect(() => {
    if (isOnline) comeBack()
    else wasOffline.current = true
  }, [isOnline])

  // Other files, or the same once more: a <video> does not look at its sources again by itself.
  const loaded = playable.map(({ src }) => src).join(' ') + attempt
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    if (streamSrc === null) videoRef.current?.load()
  }, [videoRef, loaded, streamSrc])

  return {
    current,
    stream,
    hasFailed,
    /** For the <video> to choose from; none where a stream is brought to it. */
    files: isHydrated && streamSrc !== null ? [] : playable,
    retry,
    choose(next: SourceChoice) {
      keepPlace()
      setChoice(next)
    },
  }
}

/** What is played, and how to change it. */
export type PlayedSource = ReturnType<typeof useSource>
