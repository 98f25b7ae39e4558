'use client'
import { cloneElement, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Chip } from '../chip/chip.tsx'
import type { LinkElement } from '../link-slot/link-slot.tsx'
import { toggleCategory, toggleType } from './filters.ts'

export type FilterItem = {
  id: string
  name: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  /** How many posts it holds, as it shall be read. */
  count?: ReactNode
  /** Where the feed is that this choice leads to; the choice then is a link and works without scripts. */
  link?: LinkElement | undefined
}

export type FeedFiltersLabels = {
  /** Names the group of categories. */
  categories: string
  /** Names the group of types. */
  types: string
  /** The choice that clears the categories. */
  all: string
}

const english: FeedFiltersLabels = { categories: 'Categories', types: 'Types', all: 'All' }

export type FeedFiltersProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What posts are about; any number of them narrows the feed. */
  categories: readonly FilterItem[]
  /** Ids. None means all. */
  selectedCategories: readonly string[]
  /** Called with what shall be selected, by the rules of specification §4. */
  onChangeCategories?: ((ids: string[]) => void) | undefined
  /** Where the feed without a category is; needed where categories are links. */
  allLink?: LinkElement | undefined
  /** Kinds of posts, of which one at a time narrows the feed. */
  types?: readonly FilterItem[] | undefined
  /** Ids, at most one. None means all. */
  selectedTypes?: readonly string[] | undefined
  /** Called with the ids of the types that then hold. */
  onChangeTypes?: ((ids: string[]) => void) | undefined
  /** Default English. */
  labels?: FeedFiltersLabels | undefined
}

type ChoiceProps = Pick<FilterItem, 'name' | 'icon' | 'count' | 'link'> & {
  isSelected: boolean
  onChoose: () => void
}

function Choice({ name, icon, count, link, isSelected, onChoose }: ChoiceProps) {
  const content = (
    <>
      {icon}
      {name}
    </>
  )
  const look = '[&_svg]:size-4'
  return link ? (
    <Chip asChild isSelected={isSelected} count={count} className={look}>
      {cloneElement(link, {}, content)}
    </Chip>
  ) : (
    <Chip isSelected={isSelected} count={count} className={look} onClick={onChoose}>
      {content}
    </Chip>
  )
}

const row = 'flex gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap'

/** Narrows the community's feed by category, any number of them, and by type, one at a time. */
export function FeedFilters({
  categories,
  selectedCategories,
  onChangeCategories,
  allLink,
  types,
  selectedTypes,
  onChangeTypes,
  labels = english,
  className,
  ...rest
}: FeedFiltersProps) {
  const ids = categories.map(({ id }) => id)
  return (
    <div className={cx('grid gap-3 sm:gap-4', className)} {...rest}>
      <div role="group" aria-label={labels.categories} className={row}>
        <Choice
          name={labels.all}
          link={allLink}
          isSelected={selectedCategories.length === 0}
          onChoose={() => onChangeCategories?.([])}
        />
        {categories.map(({ id, ...item }) => (
          <Choice
            key={id}
            {...item}
            isSelected={selectedCategories.includes(id)}
            onChoose={() => onChangeCategories?.(toggleCategory(selectedCategories, id, ids))}
          />
        ))}
      </div>
      {types && types.length > 0 && (
        <div role="group" aria-label={labels.types} className={cx(row, 'border-t border-line pt-3 sm:pt-4')}>
          {types.map(({ id, ...item }) => (
            <Choice
              key={id}
              {...item}
              isSelected={selectedTypes?.includes(id) ?? false}
              onChoose={() => onChangeTypes?.(toggleType(selectedTypes ?? [], id))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
