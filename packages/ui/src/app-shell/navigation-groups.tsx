import { useId } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot } from '../link-slot/link-slot.tsx'
import { LocalNumber } from '../messages/local-number.tsx'
import type { AppShellGroup, AppShellItem } from './app-shell-item.ts'
import { Lock } from './lock.tsx'

type NavigationGroupsProps = {
  groups: readonly AppShellGroup[]
  /** In columns where there is room, with larger targets. */
  isWide?: boolean | undefined
  /** A link was followed. */
  onFollow?: (() => void) | undefined
}

/** The whole navigation: lists of links, each under the label of its group. */
export function NavigationGroups({ groups, isWide = false, onFollow }: NavigationGroupsProps) {
  const id = useId()
  return (
    <div className={cx('grid gap-y-6', isWide && 'sm:grid-cols-2')}>
      {groups.map((group) => (
        <div key={group.id}>
          {group.label && (
            <p id={`${id}-${group.id}`} className="overline-label mb-1.5 px-6 wrap-anywhere text-text-muted">
              {group.label}
            </p>
          )}
          <ul aria-labelledby={group.label ? `${id}-${group.id}` : undefined}>
            {group.items.map((item) => (
              <li key={item.id}>
                <NavigationLink item={item} isWide={isWide} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type NavigationLinkProps = {
  item: AppShellItem
  isWide: boolean
  onFollow: (() => void) | undefined
}

function NavigationLink({
  item: { label, icon, link, count, isCurrent },
  isWide,
  onFollow,
}: NavigationLinkProps) {
  return (
    <LinkSlot
      link={link}
      isCurrent={isCurrent}
      onClick={onFollow}
      className={cx(
        'group/item relative flex items-center gap-3 px-6 py-1.5 text-small text-text-muted no-underline transition-colors',
        'hover:bg-surface hover:text-text focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-text',
        isWide ? 'min-h-11' : 'min-h-9 pointer-coarse:min-h-11',
      )}
    >
      {isCurrent && <Lock />}
      <span
        aria-hidden="true"
        className="shrink-0 transition-colors group-aria-[current]/item:text-accent [&_svg]:size-4.5"
      >
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
      {count !== undefined && count !== 0 && (
        <span className="label-box ms-auto min-w-6 rounded-pill bg-accent-soft px-1.5 text-caption font-medium text-accent-strong tabular-nums">
          {typeof count === 'number' ? <LocalNumber value={count} /> : count}
        </span>
      )}
    </LinkSlot>
  )
}
