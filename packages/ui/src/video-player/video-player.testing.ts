import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { nameOf } from '../testing/accessible-name.ts'

export type VideoPlayerParts = {
  /** The element that handles the keys. */
  stage: HTMLElement
  /** The video; `video.paused`, `video.currentTime` and so on are its state. */
  video: HTMLVideoElement
  /** The button that plays and pauses. */
  play: HTMLButtonElement
  /** The position slider, in seconds. */
  seek: HTMLInputElement
  /** Any button by its name: "Settings", "Full screen". Throws if there is none. */
  button: (name: string) => HTMLButtonElement
  /** An item of the open captions or settings menu: "1.5×". Throws if there is none. */
  choice: (name: string) => HTMLElement
  /** The transcript's button that seeks to a line. Throws if there is none. */
  line: (text: string) => HTMLButtonElement
}

/** The `VideoPlayer` with this title, after hydration. Throws if there is none. */
export function findVideoPlayer(container: ParentNode, title: string): VideoPlayerParts {
  const stages = container.querySelectorAll<HTMLElement>('[role="group"][data-theme][aria-label]')
  const stage = findOne(stages, 'video player', title, (element) => nameOf(element))
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
    button: (name) => findOne(stage.querySelectorAll('button'), 'button', name, (element) => nameOf(element)),
    choice: (name) => {
      const choices = stage.querySelectorAll<HTMLElement>(':popover-open [role="menuitemradio"]')
      return findOne(choices, 'choice', name, wordsOf)
    },
    line: (text) => {
      const lines = stage.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-line]') ?? []
      return findOne(lines, 'line', text, (element) => wordsOf(element.lastElementChild))
    },
  }
}
