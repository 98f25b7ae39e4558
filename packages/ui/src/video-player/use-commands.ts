import { useEffect, useState, type RefObject } from 'react'
import { formatSpeed } from './menu-choices.ts'
import { speedAfter, type Command } from './player-command.ts'
import { play, seek } from './media-state.ts'

type CommandOptions = {
  locale: string
  wake: () => void
  toggleFullscreen: () => void
  toggleCaptions: () => void
}

/** Executes commands of keys, clicks and controls on a <video>. `flash` is a text to show briefly, else empty. */
export function useCommands(
  videoRef: RefObject<HTMLVideoElement | null>,
  { locale, wake, toggleFullscreen, toggleCaptions }: CommandOptions,
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
      video.playbackRate = rate
    })

  return {
    flash,
    setSpeed,
    execute: (command: Command) =>
      withVideo((video) => {
        wake()
        if (command.do === 'speed') {
          const rate = speedAfter(video.playbackRate, command.step)
          setSpeed(rate)
          setFlash(formatSpeed(rate, locale))
        } else if (command.do === 'play') {
          if (video.paused || video.ended) play(video)
          else video.pause()
        } else if (command.do === 'skip') seek(video, video.currentTime + command.by)
        else if (command.do === 'jump') seek(video, video.duration * command.to)
        else if (command.do === 'fullscreen') toggleFullscreen()
        else if (command.do === 'captions') toggleCaptions()
        else {
          video.muted = !(video.muted || video.volume === 0)
          if (!video.muted && video.volume === 0) video.volume = 0.5
        }
      }),
    /** 0 to 1. */
    setVolume: (volume: number) =>
      withVideo((video) => {
        video.volume = volume
        video.muted = volume === 0
      }),
    togglePictureInPicture: () =>
      withVideo((video) => {
        const change = document.pictureInPictureElement
          ? document.exitPictureInPicture()
          : video.requestPictureInPicture()
        change.catch(() => undefined)
      }),
  }
}

/** The commands of a video. */
export type Commands = ReturnType<typeof useCommands>
