import { allBy } from '../testing/all-by.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type TooltipParts = {
  /** The tooltip. */
  tip: HTMLElement
  /** The element it describes. */
  trigger: HTMLElement
}

/** The `Tooltip` with this text, while it is visible. Throws if there is none. */
export function findTooltip(container: ParentNode, text: string): TooltipParts {
  const heard = findOne(container.querySelectorAll('[role="tooltip"]'), 'tooltip', text, wordsOf)
  const [trigger] = allBy(container, 'aria-describedby', heard.id)
  return {
    tip: need(heard.parentElement, `The tooltip “${text}” is heard only.`),
    trigger: need(trigger, `The tooltip “${text}” explains nothing here.`),
  }
}
