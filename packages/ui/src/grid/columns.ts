/** The number of columns of a grid. */
export type GridColumns = 1 | 2 | 3 | 4 | 5 | 6

/** The smallest width of a column. It grows with the user's text size. */
export type MinColumnWidth =
  | '8rem'
  | '10rem'
  | '12rem'
  | '14rem'
  | '16rem'
  | '18rem'
  | '20rem'
  | '24rem'
  | '28rem'

export const columnClasses = {
  base: {
    1: 'grid-cols-1',
    2: 'grid-cols-2',
    3: 'grid-cols-3',
    4: 'grid-cols-4',
    5: 'grid-cols-5',
    6: 'grid-cols-6',
  },
  sm: {
    1: 'sm:grid-cols-1',
    2: 'sm:grid-cols-2',
    3: 'sm:grid-cols-3',
    4: 'sm:grid-cols-4',
    5: 'sm:grid-cols-5',
    6: 'sm:grid-cols-6',
  },
  md: {
    1: 'md:grid-cols-1',
    2: 'md:grid-cols-2',
    3: 'md:grid-cols-3',
    4: 'md:grid-cols-4',
    5: 'md:grid-cols-5',
    6: 'md:grid-cols-6',
  },
  lg: {
    1: 'lg:grid-cols-1',
    2: 'lg:grid-cols-2',
    3: 'lg:grid-cols-3',
    4: 'lg:grid-cols-4',
    5: 'lg:grid-cols-5',
    6: 'lg:grid-cols-6',
  },
} satisfies Record<string, Record<GridColumns, string>>

export const minColumnWidthClasses = {
  '8rem': 'grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))]',
  '10rem': 'grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))]',
  '12rem': 'grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]',
  '14rem': 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]',
  '16rem': 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]',
  '18rem': 'grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]',
  '20rem': 'grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]',
  '24rem': 'grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))]',
  '28rem': 'grid-cols-[repeat(auto-fill,minmax(min(28rem,100%),1fr))]',
} satisfies Record<MinColumnWidth, string>
