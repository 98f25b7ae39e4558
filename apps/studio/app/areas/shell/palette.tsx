import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { CommandPalette, type CommandPaletteItem } from '@chignon/ui/command-palette'
import { BookOpen } from '@chignon/ui/icons/book-open'
import { Receipt } from '@chignon/ui/icons/receipt'
import { Ticket } from '@chignon/ui/icons/ticket'
import { UserRound } from '@chignon/ui/icons/user-round'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { recentAtom, withRecent } from './recent-atom.ts'
import { useFoundItems } from './use-found-items.tsx'
import { useNavigationGroups } from './use-navigation-groups.tsx'

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Opens every desk that the person may work at, every person, order, ticket and course, by typing. The ids of its items are addresses. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useAtom(recentAtom)
  const { found, isLoading, error } = useFoundItems(typed)
  const pages = useNavigationGroups().flatMap(({ label, items }) =>
    items.map(({ to, label: name, icon }): CommandPaletteItem => ({
      id: to,
      label: name,
      icon,
      group: t`Go to`,
      words: label,
    })),
  )
  const icons = new Map(pages.map(({ id, icon }) => [id, icon]))
  const failed = navigator.onLine
    ? t`The search failed. Try again in a moment.`
    : t`Nothing can be searched while you are offline.`
  const message = error instanceof ProblemError ? error.message : failed
  return (
    <CommandPalette
      data-palette=""
      label={t`Go to or find`}
      placeholder={t`Page, order number, name or e-mail address`}
      open={open}
      onOpenChange={(isOpen) => {
        setTyped('')
        onOpenChange(isOpen)
      }}
      items={pages}
      found={found}
      recent={recent.map((item) => ({
        ...item,
        icon: icons.get(item.id) ?? iconOf(item.id),
      }))}
      isLoading={isLoading}
      error={error ? message : undefined}
      onSearch={setTyped}
      onChoose={(item) => {
        setRecent(withRecent(recent, item))
        void navigate(item.id)
      }}
    />
  )
}

function iconOf(address: string) {
  if (address.startsWith('/people/')) return <UserRound />
  if (address.startsWith('/courses/')) return <BookOpen />
  return address.startsWith('/events/') ? <Ticket /> : <Receipt />
}
