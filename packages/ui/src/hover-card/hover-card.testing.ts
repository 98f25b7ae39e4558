import { wordsOf } from '../testing/find-one.ts'

/** The words of the `HoverCard` of a link, while it is shown. Empty otherwise. */
export function readHoverCard(trigger: Element): string {
  const content = trigger.nextElementSibling
  return content?.matches('[data-radix-popper-content-wrapper]') ? wordsOf(content) : ''
}
