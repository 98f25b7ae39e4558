/** Where a caption is shown over the picture, in percent. */
export type CuePlacement = {
  /** From the top; null is at the bottom, above the controls. */
  readonly top: number | null
  /** From the left, to the edge or middle of the caption that `anchor` names. */
  readonly left: number
  readonly anchor: 'left' | 'center' | 'right'
}

/** The middle of the bottom, where captions are unless they say otherwise. */
export const defaultPlacement: CuePlacement = { top: null, left: 50, anchor: 'center' }

// A line of captions, as a share of the picture's height.
const lineHeight = 6
// Below it captions would be under the controls.
const lowest = 70

type CueSettings = Pick<VTTCue, 'text' | 'line' | 'snapToLines' | 'position' | 'align'>

/** Where a WebVTT cue is shown: by its settings, or by the code of SubStation that converted files may contain (`{\an8}`). */
export function placementOf(cue: CueSettings): CuePlacement {
  const key = /\{\\an([1-9])\}/.exec(cue.text)?.[1]
  if (key !== undefined) return placementOfKey(Number(key))
  const anchor = anchorOf(cue)
  return { top: topOf(cue), left: typeof cue.position === 'number' ? cue.position : edges[anchor], anchor }
}

const edges = { left: 0, center: 50, right: 100 }

// The keys of a numeric keypad: 1 is bottom left, 9 is top right.
function placementOfKey(key: number): CuePlacement {
  const anchor = (['left', 'center', 'right'] as const)[(key - 1) % 3] ?? 'center'
  const top = key > 6 ? lineHeight : key > 3 ? 45 : null
  return { top, left: edges[anchor], anchor }
}

function topOf({ line, snapToLines }: CueSettings): number | null {
  // Negative lines count from the bottom.
  if (typeof line !== 'number' || line < 0) return null
  const top = snapToLines ? line * lineHeight : line
  return top < lowest ? top : null
}

function anchorOf({ align, text }: CueSettings): CuePlacement['anchor'] {
  if (align === 'left' || align === 'right' || align === 'center') return align
  const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
    text.replaceAll(/<[^>]*>/g, ''),
  )
  return (align === 'start') === isRightToLeft ? 'right' : 'left'
}
