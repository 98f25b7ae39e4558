import { useEffect, useState, type RefObject } from 'react'
import type { Box } from './place-marks.ts'

/**
 * Where the parts are upon the stage, null for one that is not seen; `ink` is what is drawn and written. `missing` are
 * the selectors that found nothing.
 */
export type Layout = {
  area: Box
  boxes: readonly (Box | null)[]
  ink: readonly Box[]
  missing: readonly string[]
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }
const empty: Layout = { area: nowhere, boxes: [], ink: [], missing: [] }

function inkOf(root: ParentNode & Node): DOMRect[] {
  const drawn = [...root.querySelectorAll('svg, img, input, button, video, canvas')]
  const rects = drawn.map((one) => one.getBoundingClientRect())
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue
    range.selectNodeContents(texts.currentNode)
    rects.push(...range.getClientRects())
  }
  // What only assistive technology finds is a single pixel.
  return rects.filter(({ width, height }) => width > 1 && height > 1)
}

/** What is shown in a frame is measured in the frame's own document. */
function measure(stage: Element, selectors: readonly string[]): Layout {
  const frame = stage.querySelector('iframe')
  const root = frame ? frame.contentDocument?.body : stage
  if (!root) return empty
  const origin = stage.getBoundingClientRect()
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
    area: { ...nowhere, width: origin.width, height: origin.height },
    boxes: rects.map((rect) => (rect && rect.width * rect.height > 0 ? place(rect) : null)),
    ink: inkOf(root).map(place),
    missing: selectors.filter((selector, index) => selector && !found[index]),
  }
}

/** Where the parts of what is on a stage are, followed as it changes. */
export function useLayout(ref: RefObject<HTMLElement | null>, selectors: readonly string[]): Layout {
  const [layout, setLayout] = useState(empty)
  const key = selectors.join('\n')
  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    const frame = stage.querySelector('iframe')
    const update = () => setLayout(measure(stage, key.split('\n')))
    const resized = new ResizeObserver(update)
    const changed = new MutationObserver(update)
    const watch = (root: Node) => changed.observe(root, { childList: true, subtree: true, attributes: true })
    const watchFrame = () => {
      if (frame?.contentDocument) watch(frame.contentDocument)
      update()
    }
    for (const one of [stage, ...stage.querySelectorAll('.sb-story, iframe')]) resized.observe(one)
    for (const one of stage.querySelectorAll('.sb-story')) watch(one)
    frame?.addEventListener('load', watchFrame)
    stage.addEventListener('transitionend', update)
    watchFrame()
    void document.fonts.ready.then(update)
    return () => {
      resized.disconnect()
      changed.disconnect()
      frame?.removeEventListener('load', watchFrame)
      stage.removeEventListener('transitionend', update)
    }
  }, [ref, key])
  return layout
}
