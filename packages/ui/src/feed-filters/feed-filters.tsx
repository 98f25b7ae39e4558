'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Chip } from '../chip/chip.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { toggleCategory, toggleType } from './feed-filters.rules.ts'

export type FilterItem = {
  id: string
  name: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  /** Formatted number of posts. */
  count?: ReactNode
  /** Address of the filtered feed; the filter is then a link and works without scripts. */
  link?: LinkElement | undefined
}

export type FeedFiltersLabels = {
  /** Label of the group of categories. */
  categories: string
  /** Label of the group of types. */
  types: string
  /** Label of the filter that clears the categories. */
  all: string
}

const english: FeedFiltersLabels = { categories: 'Categories', types: 'Types', all: 'All' }

export type FeedFiltersProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Categories; any number of them filters the feed. */
  categories: readonly FilterItem[]
  /** Ids. None means all. */
  selectedCategories: readonly string[]
  /** Receives the new selection. Selecting all categories clears it. */
  onChangeCategories?: ((ids: string[]) => void) | undefined
  /** Address of the unfiltered feed; required if categories are links. */
  allLink?: LinkElement | undefined
  /** Types of posts; one at a time filters the feed. */
  types?: readonly FilterItem[] | undefined
  /** Ids, at most one. None means all. */
  selectedTypes?: readonly string[] | undefined
  /** Receives the ids of the new selection. */
  onChangeTypes?: ((ids: string[]) => void) | undefined
  /** Default English. */
  labels?: Partial<FeedFiltersLabels> | undefined
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
  const styles = '[&_svg]:size-4'
  return link ? (
    <Chip asChild isSelected={isSelected} count={count} className={styles}>
      <LinkSlot link={link}>{content}</LinkSlot>
    </Chip>
  ) : (
    <Chip isSelected={isSelected} count={count} className={styles} onClick={onChoose}>
      {content}
    </Chip>
  )
}

const row = 'flex gap-2 max-sm:-mx-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap'

/** Filters the community feed by any number of categories and by one type. */
export function FeedFilters({
  categories,
  selectedCategories,
  onChangeCategories,
  allLink,
  types,
  selectedTypes,
  onChangeTypes,
  labels,
  className,
  ...rest
}: FeedFiltersProps) {
  const texts = useMessages('feedFilters', english, labels)
  const ids = categories.map(({ id }) => id)
  return (
    <div className={cx('grid gap-3 sm:gap-4', className)} {...rest}>
      <div role="group" aria-label={texts.categories} className={row}>
        <Choice
          name={texts.all}
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
        <div role="group" aria-label={texts.types} className={cx(row, 'border-t border-line pt-3 sm:pt-4')}>
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
