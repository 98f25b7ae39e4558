import { cva } from 'class-variance-authority'

/** A cell of the head or the body. Below 44rem the cells of a row are below each other. */
export const cellStyles = cva('', {
  variants: {
    align: {
      start: 'text-start',
      end: 'text-end whitespace-nowrap tabular-nums @max-[44rem]/table:text-start @max-[44rem]/table:whitespace-normal',
    },
    width: {
      auto: 'min-w-20 @max-[44rem]/table:min-w-0',
      narrow: 'w-px whitespace-nowrap @max-[44rem]/table:w-auto @max-[44rem]/table:whitespace-normal',
      wide: 'w-1/3 min-w-40 @max-[44rem]/table:w-auto @max-[44rem]/table:min-w-0',
    },
  },
})

/** Padding of the cells of a table; cards have their own. */
export const cellSpace = 'px-3 @max-[44rem]/table:px-0'
