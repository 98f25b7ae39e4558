import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

export type ProseProps = ComponentProps<'div'>

/**
 * Running text: headings, paragraphs, lists, tables and links as a document has them, in lines of 65 to 75 characters.
 * Its elements need no classes, so HTML made from Markdown can be given as `dangerouslySetInnerHTML`. On a phone a
 * table's rows become blocks: give its cells their column's name as `data-head`, and the table its roles. Printed, it
 * fills the page and keeps headings with what they head.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div className={cx('prose-type', className)} {...rest} />
}
