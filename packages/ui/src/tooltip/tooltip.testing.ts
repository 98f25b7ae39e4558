import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type TooltipParts = {
  /** What is seen. */
  tip: HTMLElement
  /** What it explains. */
  trigger: HTMLElement
}

/** The `Tooltip` with a text, while it shows. Throws where none does. */
export function findTooltip(container: ParentNode, text: string): TooltipParts {
  const heard = findOne(container.querySelectorAll('[role="tooltip"]'), 'tooltip', text, wordsOf)
  const trigger = container.querySelector<HTMLElement>(`[aria-describedby="${CSS.escape(heard.id)}"]`)
  return {
    tip: need(heard.parentElement, `The tooltip “${text}” is heard only.`),
    trigger: need(trigger, `The tooltip “${text}” explains nothing here.`),
  }
}
