import { placeByScript, type FloatingPlace } from './place-by-script.ts'

/**
 * Whether styles alone place a popup. In WebKit anchors are wrong as soon as the page has scrolled, and fallback positions freeze a page
 * in which an element around the popup gets `display: none`.
 */
const isPlacedByStyles = (): boolean =>
  CSS.supports('position-area', 'block-end') && !CSS.supports('-webkit-nbsp-mode', 'normal')

/** Keeps a popup that is open next to its trigger until it closes, in browsers whose styles cannot. */
export function positionFloating(popup: HTMLElement, trigger: Element, place: FloatingPlace): void {
  // jsdom has no `CSS`, or one that is undefined.
  if (typeof CSS === 'undefined' || isPlacedByStyles()) return
  const closed = new AbortController()
  const position = () => {
    if (popup.isConnected) placeByScript(popup, trigger, place)
    else closed.abort()
  }
  position()
  popup.addEventListener('beforetoggle', () => closed.abort(), { once: true })
  for (const change of ['resize', 'scroll'])
    addEventListener(change, position, { signal: closed.signal, capture: true })
}
