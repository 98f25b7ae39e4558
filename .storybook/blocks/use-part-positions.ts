import { useEffect, useState, type RefObject } from 'react'
import type { Box } from './place-callouts.ts'

export type PartPositions = {
  area: Box
  /** The parts; null for one that is not visible. */
  boxes: readonly (Box | null)[]
  /** Text, graphics and controls, which callouts must not cover. */
  obstacles: readonly Box[]
  /** The selectors without a match. */
  missing: readonly string[]
}

const emptyBox: Box = { x: 0, y: 0, width: 0, height: 0 }
const empty: PartPositions = { area: emptyBox, boxes: [], obstacles: [], missing: [] }

function obstaclesIn(root: ParentNode & Node): DOMRect[] {
  const graphics = [...root.querySelectorAll('svg, img, input, button, video, canvas')]
  const rects = graphics.map((graphic) => graphic.getBoundingClientRect())
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue
    range.selectNodeContents(texts.currentNode)
    rects.push(...range.getClientRects())
  }
  // Visually hidden elements are one pixel large.
  return rects.filter(({ width, height }) => width > 1 && height > 1)
}

/** Measures parts inside a frame in the frame's own document. */
function measure(canvas: Element, selectors: readonly string[]): PartPositions {
  const frame = canvas.querySelector('iframe')
  const root = frame ? frame.contentDocument?.body : canvas
  if (!root) return empty
  const origin = canvas.getBoundingClientRect()
  const inner = frame?.getBoundingClientRect()
  const scale = frame && inner ? inner.width / frame.offsetWidth : 1
  const place = ({ x, y, width, height }: DOMRect): Box => ({
    x: x * scale + (inner?.x ?? 0) - origin.x,
    y: y * scale + (inner?.y ?? 0) - origin.y,
    width: width * scale,
    height: height * scale,
  })
  const found = selectors.map((selector) => (selector ? root.querySelector(selector) : null))
  const rects = found.map((element) => element?.getBoundingClientRect())
  return {
    area: { ...emptyBox, width: origin.width, height: origin.height },
    boxes: rects.map((rect) => (rect && rect.width * rect.height > 0 ? place(rect) : null)),
    obstacles: obstaclesIn(root).map(place),
    missing: selectors.filter((selector, index) => selector && !found[index]),
  }
}

/** The positions of a story's parts in its canvas, updated as the story changes. */
export function usePartPositions(
  ref: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): PartPositions {
  const [positions, setPositions] = useState(empty)
  const key = selectors.join('\n')
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const frame = canvas.querySelector('iframe')
    const update = () => setPositions(measure(canvas, key.split('\n')))
    const resized = new ResizeObserver(update)
    const changed = new MutationObserver(update)
    const watch = (root: Node) => changed.observe(root, { childList: true, subtree: true, attributes: true })
    const watchFrame = () => {
      if (frame?.contentDocument) watch(frame.contentDocument)
      update()
    }
    for (const element of [canvas, ...canvas.querySelectorAll('.sb-story, iframe')]) resized.observe(element)
    for (const story of canvas.querySelectorAll('.sb-story')) watch(story)
    frame?.addEventListener('load', watchFrame)
    canvas.addEventListener('transitionend', update)
    watchFrame()
    void document.fonts.ready.then(update)
    return () => {
      resized.disconnect()
      changed.disconnect()
      frame?.removeEventListener('load', watchFrame)
      canvas.removeEventListener('transitionend', update)
    }
  }, [ref, key])
  return positions
}
