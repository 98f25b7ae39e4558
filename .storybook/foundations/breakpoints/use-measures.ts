import { useEffect, useRef, useState } from 'react'

/** The breakpoints in ascending order. */
export const names = ['sm', 'md', 'lg'] as const
type Name = (typeof names)[number]

export type Range = {
  name: 'base' | Name
  /** As written in theme/scale.css: "40rem". */
  written: string
  /** The start of the range in px, at the browser's text size. */
  from: number
  isCurrent: boolean
}

export type Measures = {
  window: number
  content: number
  /** The maximum width of the content. */
  maxContent: number
  gutter: number
  ranges: readonly Range[]
}

/** The value of a token as written. */
export const written = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property)

/** Media queries use the browser's text size, so the probe's em (with font-size: medium) equals their rem. */
function measure(probe: HTMLElement): Measures {
  const widthOf = (length: string): number => {
    probe.style.inlineSize = length
    return probe.getBoundingClientRect().width
  }
  const gutter = widthOf('var(--spacing-gutter)')
  const maxContent = widthOf('var(--container-content)')
  const window = globalThis.innerWidth
  const starts = names.map((name) => {
    const length = written(`--breakpoint-${name}`).trim()
    return { name, written: length, from: widthOf(length.replace('rem', 'em')) }
  })
  probe.style.inlineSize = ''
  const reached = starts.filter((start) => matchMedia(`(width >= ${start.written})`).matches).length
  const ranges = [{ name: 'base' as const, written: '0', from: 0 }, ...starts].map((range, at) => ({
    ...range,
    isCurrent: at === reached,
  }))
  return { window, gutter, maxContent, content: Math.min(maxContent, window - 2 * gutter), ranges }
}

/** The current measures, updated with the window and the text size. */
export function useMeasures() {
  const probe = useRef<HTMLSpanElement>(null)
  const [measures, setMeasures] = useState<Measures>()
  useEffect(() => {
    const element = probe.current
    if (!element) return
    const update = () => setMeasures(measure(element))
    const resized = new ResizeObserver(update)
    resized.observe(document.documentElement)
    window.addEventListener('resize', update)
    update()
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [])
  return { probe, measures }
}
