import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type ProseProps = ComponentProps<'div'>

/**
 * Formatted text: headings, paragraphs, lists, tables and links in lines of 65 to 75 characters. Its elements need
 * no classes, so HTML from Markdown can be passed as `dangerouslySetInnerHTML`. On a phone table rows become
 * blocks: give cells their column's name as `data-head`. Printed, it fills the page and
 * keeps headings with the following text.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div className={cx(className, 'prose-type')} {...rest} />
}
