import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/names.ts'

export type VideoPlayerParts = {
  /** What has the keys. */
  stage: HTMLElement
  /** `video.paused`, `video.currentTime` and so on say how it stands. */
  video: HTMLVideoElement
  /** Plays, pauses and plays again. */
  play: HTMLButtonElement
  /** The bar that shows where the video is, in seconds. */
  seek: HTMLInputElement
  /** Any button by its name: "Settings", "Full screen". Throws where there is none. */
  button: (name: string) => HTMLButtonElement
  /** Something of the open captions or settings: "1.5×". Throws where there is none. */
  choice: (name: string) => HTMLElement
  /** The button of the transcript that goes to a line. Throws where there is none. */
  line: (text: string) => HTMLButtonElement
}

/** The `VideoPlayer` with a title, once scripts run. Throws where there is none. */
export function findVideoPlayer(container: ParentNode, title: string): VideoPlayerParts {
  const stages = container.querySelectorAll<HTMLElement>('[role="group"][data-theme][aria-label]')
  const stage = findOne(stages, 'video player', title, (one) => nameOf(one))
  const seek = need(
    stage.querySelector<HTMLInputElement>('[data-player="seek"]'),
    `“${title}” has no controls.`,
  )
  const button = seek.parentElement?.nextElementSibling?.querySelector('button')
  return {
    stage,
    video: need(stage.querySelector('video'), `“${title}” has no video.`),
    play: need(button, `“${title}” has no button that plays it.`),
    seek,
    button: (name) => findOne(stage.querySelectorAll('button'), 'button', name, (one) => nameOf(one)),
    choice: (name) => {
      const choices = stage.querySelectorAll<HTMLElement>(':popover-open [role="menuitemradio"]')
      return findOne(choices, 'choice', name, wordsOf)
    },
    line: (text) => {
      const lines = stage.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-line]') ?? []
      return findOne(lines, 'line', text, (one) => wordsOf(one.lastElementChild))
    },
  }
}
