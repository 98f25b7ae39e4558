import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { CommandPalette, type CommandPaletteItem } from '@chignon/ui/command-palette'
import { Receipt } from '@chignon/ui/icons/receipt'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { recentAtom, withRecent } from './recent-atom.ts'
import { useFoundOrders } from './use-found-orders.ts'
import { useNavigationGroups } from './use-navigation-groups.tsx'

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Opens every desk that the person may work at, and every order, by typing. The ids of its items are addresses. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useAtom(recentAtom)
  const { orders, isLoading, error } = useFoundOrders(typed)
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
    ? t`Orders could not be searched. Try again in a moment.`
    : t`Orders cannot be searched while you are offline.`
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
      found={orders.map(({ id, number, buyer, total, currency }) => ({
        id: `/orders/${id}`,
        label: number,
        detail: `${buyer.full_name} · ${formats.money(total, currency)}`,
        icon: <Receipt />,
        group: t`Orders`,
      }))}
      recent={recent.map((item) => ({ ...item, icon: icons.get(item.id) ?? <Receipt /> }))}
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
