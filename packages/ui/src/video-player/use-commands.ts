import { useEffect, useState, type RefObject } from 'react'
import { formatSpeed } from './menu-choices.ts'
import { speedAfter, type Command } from './player-command.ts'
import type { Playback } from './use-playback.ts'

/** The duration of a frame in seconds. Most cameras record 25 frames per second. */
const frame = 1 / 25

type CommandOptions = {
  locale: string
  playback: Playback
  wake: () => void
  onSpeedChange: (rate: number) => void
  toggleFullscreen: () => void
  toggleCaptions: () => void
  playNext: (() => void) | undefined
  showKeys: () => void
}

/** Executes commands of keys, clicks and controls on a <video>. `flash` is a text to show briefly, else empty. */
export function useCommands(
  videoRef: RefObject<HTMLVideoElement | null>,
  { locale, playback, wake, onSpeedChange, ...actions }: CommandOptions,
) {
  const [flash, setFlash] = useState('')

  useEffect(() => {
    if (flash === '') return
    const timer = setTimeout(() => setFlash(''), 900)
    return () => clearTimeout(timer)
  }, [flash])

  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    if (videoRef.current) act(videoRef.current)
  }
  const setSpeed = (rate: number) =>
    withVideo((video) => {
      // Loading another source resets the rate to the default.
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
      onSpeedChange(rate)
    })
  const setVolume = (volume: number) =>
    withVideo((video) => {
      video.volume = volume
      video.muted = volume === 0
    })
  const togglePictureInPicture = () =>
    withVideo((video) => {
      if (!document.pictureInPictureEnabled) return
      const change = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture()
      change.catch(() => undefined)
    })

  const execute = (command: Command, video: HTMLVideoElement) => {
    const { goTo, now, media } = playback
    switch (command.do) {
      case 'play':
        if (video.paused || video.ended) playback.start()
        else video.pause()
        return
      case 'skip':
        return goTo(now() + command.by)
      case 'jump':
        return goTo(media.duration * command.to)
      case 'frame':
        return video.paused ? goTo(now() + command.step * frame) : undefined
      case 'speed': {
        const rate = speedAfter(video.playbackRate, command.step)
        setSpeed(rate)
        return setFlash(formatSpeed(rate, locale))
      }
      case 'volume': {
        const volume = Math.min(1, Math.max(0, (video.muted ? 0 : video.volume) + command.step * 0.05))
        setVolume(volume)
        return setFlash(new Intl.NumberFormat(locale, { style: 'percent' }).format(volume))
      }
      case 'mute':
        video.muted = !(video.muted || video.volume === 0)
        if (!video.muted && video.volume === 0) video.volume = 0.5
        return
      case 'captions':
        return actions.toggleCaptions()
      case 'fullscreen':
        return actions.toggleFullscreen()
      case 'pictureInPicture':
        return togglePictureInPicture()
      case 'next':
        return actions.playNext?.()
      case 'keys':
        return actions.showKeys()
    }
  }

  return {
    flash,
    setSpeed,
    setVolume,
    /** Executes a command of a key or a control. */
    execute: (command: Command) =>
      withVideo((video) => {
        wake()
        execute(command, video)
      }),
  }
}

/** The commands of a video. */
export type Commands = ReturnType<typeof useCommands>
