import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Playback } from './use-playback.ts'
import { useStream } from './use-stream.ts'
import { isHls, sourcesFor, type SourceChoice, type VideoSource } from './video-sources.ts'

type SourceOptions = {
  sources: readonly VideoSource[]
  renewSources: (() => Promise<readonly VideoSource[]>) | undefined
  isHydrated: boolean
  isOnline: boolean
  preferredAudio: string | undefined
  playback: Playback
}

/** Selects what is played: by quality and language, again after a failure, as files or as a stream. */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  { sources, renewSources, isHydrated, isOnline, preferredAudio, playback }: SourceOptions,
) {
  const { keepPlace, isWanted, media } = playback
  const [choice, setChoice] = useState<SourceChoice>({ height: null, audio: preferredAudio ?? null })
  const [attempt, setAttempt] = useState(0)
  const [renewed, setRenewed] = useState<readonly VideoSource[] | null>(null)

  const playable = sourcesFor(renewed ?? sources, choice)
  const [current] = playable
  const isStream = current !== undefined && isHls(current.type)
  // The fragment does not change the request, but makes it a new URL, so it is loaded again.
  const streamSrc = isStream ? current.src + (attempt > 0 ? `#${attempt}` : '') : null
  const stream = useStream(videoRef, {
    src: isHydrated && isWanted ? streamSrc : null,
    preferredAudio,
    renew:
      renewSources &&
      (async () => sourcesFor(await renewSources(), choice).find(({ type }) => isHls(type))?.src),
  })
  const hasFailed = streamSrc === null ? media.hasFailed : stream.hasFailed

  const retry = () => {
    keepPlace()
    const again = (next: readonly VideoSource[] | null) => {
      setRenewed(next)
      setAttempt(attempt + 1)
    }
    if (renewSources) renewSources().then(again, () => again(renewed))
    else again(null)
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

  // A file's address may have expired: once more with a new one.
  const hasRenewed = useRef(false)
  const renewFile = useEffectEvent(() => {
    if (!renewSources || hasRenewed.current || !isOnline) return
    hasRenewed.current = true
    retry()
  })
  const hasFileFailed = streamSrc === null && media.hasFailed
  useEffect(() => {
    if (hasFileFailed) renewFile()
  }, [hasFileFailed])

  // A <video> does not re-evaluate changed sources by itself.
  const loaded = playable.map(({ src }) => src).join(' ') + attempt
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    if (lastLoaded.current === loaded) return
    lastLoaded.current = loaded
    if (streamSrc === null) videoRef.current?.load()
  }, [videoRef, loaded, streamSrc])

  // The file that the browser chose before scripts ran makes room for the stream.
  const takeOver = useEffectEvent(() => {
    const video = videoRef.current
    if (!video || streamSrc === null) return
    if (video.paused) video.load()
    else {
      keepPlace()
      playback.start()
    }
  })
  useEffect(() => {
    if (isHydrated) takeOver()
  }, [isHydrated])

  return {
    current,
    isStream,
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
