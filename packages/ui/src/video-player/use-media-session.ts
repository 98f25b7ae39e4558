import { useEffect, useEffectEvent } from 'react'
import type { MediaState } from './media-state.ts'
import type { Command } from './player-command.ts'

type SessionOptions = {
  title: string
  album: string | undefined
  poster: string | undefined
  media: MediaState
  hasNext: boolean
  onCommand: (command: Command) => void
  onSeek: (time: number) => void
}

/** Binds the media keys and the controls of the system, for example on a lock screen, to the video once it has started. */
export function useMediaSession({
  title,
  album,
  poster,
  media,
  hasNext,
  onCommand,
  onSeek,
}: SessionOptions): void {
  const { hasStarted, duration, rate } = media
  const run = useEffectEvent((command: Command) => onCommand(command))
  const seekTo = useEffectEvent((time: number) => onSeek(time))

  useEffect(() => {
    if (!hasStarted || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => run({ do: 'play' })],
      ['pause', () => run({ do: 'play' })],
      ['seekbackward', ({ seekOffset }) => run({ do: 'skip', by: -(seekOffset ?? 10) })],
      ['seekforward', ({ seekOffset }) => run({ do: 'skip', by: seekOffset ?? 10 })],
      ['seekto', ({ seekTime }) => seekTo(seekTime ?? 0)],
      ['nexttrack', hasNext ? () => run({ do: 'next' }) : null],
    ]
    session.metadata = new MediaMetadata({
      title,
      ...(album && { album, artist: album }),
      ...(poster && { artwork: [{ src: new URL(poster, document.baseURI).href }] }),
    })
    for (const [action, handler] of actions) session.setActionHandler(action, handler)
    return () => {
      session.metadata = null
      for (const [action] of actions) session.setActionHandler(action, null)
    }
  }, [hasStarted, title, album, poster, hasNext])

  const position = Math.floor(media.time)
  useEffect(() => {
    if (!hasStarted || duration === 0 || !('mediaSession' in navigator)) return
    navigator.mediaSession.setPositionState({
      duration,
      playbackRate: rate,
      position: Math.min(position, duration),
    })
  }, [hasStarted, duration, rate, position])
}
