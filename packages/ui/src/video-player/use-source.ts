import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isHls, sourcesFor, type SourceChoice, type VideoSource } from './video-sources.ts'
import { useStream } from './use-stream.ts'

type SourceOptions = {
  sources: readonly VideoSource[]
  isHydrated: boolean
  isOnline: boolean
  /** Whether the <video> reports that no source can be played. */
  hasMediaFailed: boolean
  /** Called before another source is loaded. */
  keepPlace: () => void
}

/** Selects what is played: by quality and language, again after a failure, as files or as a stream. */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  { sources, isHydrated, isOnline, hasMediaFailed, keepPlace }: SourceOptions,
) {
  const [choice, setChoice] = useState<SourceChoice>({ height: null, audio: null })
  const [attempt, setAttempt] = useState(0)

  const playable = sourcesFor(sources, choice)
  const [current] = playable
  const isStream = current !== undefined && isHls(current.type)
  // The fragment does not change the request, but makes it a new URL, so it is loaded again.
  const streamSrc = isStream ? current.src + (attempt > 0 ? `#${attempt}` : '') : null
  const stream = useStream(videoRef, isHydrated ? streamSrc : null)
  const hasFailed = streamSrc === null ? hasMediaFailed : stream.hasFailed

  const retry = () => {
    keepPlace()
    setAttempt(attempt + 1)
  }
  // Retries after the connection is back.
  const wasOffline = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (wasOffline.current && hasFailed) retry()
    wasOffline.current = false
  })
  useEffect(() => {
    if (isOnline) comeBack()
    else wasOffline.current = true
  }, [isOnline])

  // A <video> does not re-evaluate changed sources by itself.
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
    /** Sources of the <video>; empty if a stream is attached. */
    files: isHydrated && streamSrc !== null ? [] : playable,
    retry,
    choose(next: SourceChoice) {
      keepPlace()
      setChoice(next)
    },
  }
}

/** The current source, and how to change it. */
export type PlayedSource = ReturnType<typeof useSource>
