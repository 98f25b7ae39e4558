import { useEffect, useRef, useState } from 'react'

/** Every breakpoint, the narrowest first. */
export const names = ['sm', 'md', 'lg'] as const
type Name = (typeof names)[number]

export type Range = {
  name: 'base' | Name
  /** As it stands in theme/scale.css: "40rem". */
  written: string
  /** In px of the window, in the browser's own text size. */
  from: number
  isNow: boolean
}

export type Measures = {
  window: number
  content: number
  /** What content never passes. */
  most: number
  gutter: number
  ranges: readonly Range[]
}

/** What a token says, as it is written. */
export const written = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property)

/** A window's width is compared in the browser's own text size, so one em of a medium font is one rem of a query. */
function measure(probe: HTMLElement): Measures {
  const widthOf = (length: string): number => {
    probe.style.inlineSize = length
    return probe.getBoundingClientRect().width
  }
  const gutter = widthOf('var(--spacing-gutter)')
  const most = widthOf('var(--container-content)')
  const window = globalThis.innerWidth
  const starts = names.map((name) => {
    const length = written(`--breakpoint-${name}`).trim()
    return { name, written: length, from: widthOf(length.replace('rem', 'em')) }
  })
  probe.style.inlineSize = ''
  const reached = starts.filter((one) => matchMedia(`(width >= ${one.written})`).matches).length
  const ranges = [{ name: 'base' as const, written: '0', from: 0 }, ...starts].map((one, at) => ({
    ...one,
    isNow: at === reached,
  }))
  return { window, gutter, most, content: Math.min(most, window - 2 * gutter), ranges }
}

/** Follows the window, and the text size in it. */
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
