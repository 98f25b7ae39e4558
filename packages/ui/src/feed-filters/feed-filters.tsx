'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Chip } from '../chip/chip.tsx'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { toggleCategory, toggleType } from './feed-filters.rules.ts'
import { checkControlled } from '../development/check-controlled.ts'

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

/** The selected ids. None means all. */
export type FeedFiltersValue = {
  categories: readonly string[]
  /** At most one. */
  types: readonly string[]
}

const noSelection: FeedFiltersValue = { categories: [], types: [] }

export type FeedFiltersLabels = {
  /** Label of the group of categories. */
  categories: string
  /** Label of the group of types. */
  types: string
  /** Label of the filter that clears the categories. */
  all: string
}

const english: FeedFiltersLabels = { categories: 'Categories', types: 'Types', all: 'All' }

export type FeedFiltersProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** Categories; any number of them filters the feed. */
  categories: readonly FilterItem[]
  /** The selection, if the caller controls it. */
  value?: FeedFiltersValue | undefined
  /** The selection at first, if the component keeps it. Default none. */
  defaultValue?: FeedFiltersValue | undefined
  /** Receives the new selection. Selecting all categories clears them. */
  onValueChange?: ((value: FeedFiltersValue) => void) | undefined
  /** Address of the unfiltered feed; required if categories are links. */
  allLink?: LinkElement | undefined
  /** Types of posts; one at a time filters the feed. */
  types?: readonly FilterItem[] | undefined
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
    <Chip asChild isCurrent={isSelected} count={count} className={styles}>
      <LinkSlot link={link}>{content}</LinkSlot>
    </Chip>
  ) : (
    <Chip isSelected={isSelected} count={count} className={styles} onClick={onChoose}>
      {content}
    </Chip>
  )
}

const row =
  'flex gap-2 max-sm:-mx-1 max-sm:scroll-px-3 max-sm:overflow-x-auto max-sm:p-1 max-sm:[scrollbar-width:none] sm:flex-wrap'

/** Filters the community feed by any number of categories and by one type. */
export function FeedFilters({
  categories,
  value,
  defaultValue = noSelection,
  onValueChange,
  allLink,
  types,
  labels,
  className,
  ...rest
}: FeedFiltersProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('FeedFilters', 'value', value, onValueChange, { isReadOnly: Boolean(allLink) })
  const texts = useMessages('feedFilters', english, labels)
  const [selected, setSelected] = useFieldValue({ value, defaultValue, onValueChange })
  const setCategories = (next: readonly string[]) => setSelected({ ...selected, categories: next })
  const ids = categories.map(({ id }) => id)
  return (
    <div className={cx(className, 'grid gap-3 sm:gap-4')} {...rest}>
      <div role="group" aria-label={texts.categories} className={row}>
        <Choice
          name={texts.all}
          link={allLink}
          isSelected={selected.categories.length === 0}
          onChoose={() => setCategories([])}
        />
        {categories.map(({ id, ...item }) => (
          <Choice
            key={id}
            {...item}
            isSelected={selected.categories.includes(id)}
            onChoose={() => setCategories(toggleCategory(selected.categories, id, ids))}
          />
        ))}
      </div>
      {types && types.length > 0 && (
        <div role="group" aria-label={texts.types} className={cx(row, 'border-t border-line pt-3 sm:pt-4')}>
          {types.map(({ id, ...item }) => (
            <Choice
              key={id}
              {...item}
              isSelected={selected.types.includes(id)}
              onChoose={() => setSelected({ ...selected, types: toggleType(selected.types, id) })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
