import { reachOf, type Permission } from '@chignon/contract/platform/permission'
import type { AppShellGroup, AppShellItem } from '@chignon/ui/app-shell'
import { ArrowLeftRight } from '@chignon/ui/icons/arrow-left-right'
import { FileText } from '@chignon/ui/icons/file-text'
import { AtSign } from '@chignon/ui/icons/at-sign'
import { Award } from '@chignon/ui/icons/award'
import { BadgePercent } from '@chignon/ui/icons/badge-percent'
import { BookOpen } from '@chignon/ui/icons/book-open'
import { Clock } from '@chignon/ui/icons/clock'
import { Flag } from '@chignon/ui/icons/flag'
import { Landmark } from '@chignon/ui/icons/landmark'
import { LayoutGrid } from '@chignon/ui/icons/layout-grid'
import { MessageCircle } from '@chignon/ui/icons/message-circle'
import { PenLine } from '@chignon/ui/icons/pen-line'
import { Receipt } from '@chignon/ui/icons/receipt'
import { Tag } from '@chignon/ui/icons/tag'
import { Ticket } from '@chignon/ui/icons/ticket'
import { RotateCcw } from '@chignon/ui/icons/rotate-ccw'
import { ShoppingBag } from '@chignon/ui/icons/shopping-bag'
import { UserRound } from '@chignon/ui/icons/user-round'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'

type Page = {
  id: string
  label: string
  icon: ReactNode
  to: string
  needs?: Permission
  /** Where the pages begin that are opened from it. */
  also?: string
}

type NavigationGroup = Omit<AppShellGroup, 'label' | 'items'> & {
  label?: string
  items: (Omit<AppShellItem, 'label'> & { label: string; to: string })[]
}

/** The navigation: only the desks that the person may work at. */
export function useNavigationGroups(): NavigationGroup[] {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { viewer } = useStartData()
  const groups: { id: string; label?: string; pages: Page[] }[] = [
    { id: 'start', pages: [{ id: 'today', label: t`Today`, icon: <LayoutGrid />, to: '/' }] },
    {
      id: 'people',
      label: t`People`,
      pages: [
        { id: 'chat', label: t`Chat`, icon: <MessageCircle />, to: '/chat', needs: 'chat.answer' },
        { id: 'inbox', label: t`Inbox`, icon: <AtSign />, to: '/inbox', needs: 'inbox.answer' },
        {
          id: 'moderation',
          label: t`Moderation`,
          icon: <Flag />,
          to: '/moderation',
          needs: 'moderation.hide',
        },
        { id: 'community', label: t`Community`, icon: <Tag />, to: '/community', needs: 'community.edit' },
        { id: 'people', label: t`People`, icon: <UserRound />, to: '/people', needs: 'people.read' },
        { id: 'history', label: t`History`, icon: <Clock />, to: '/history', needs: 'history.read' },
      ],
    },
    {
      id: 'teaching',
      label: t`Teaching`,
      pages: [
        {
          id: 'catalogue',
          label: t`Catalogue`,
          icon: <BookOpen />,
          to: '/catalogue',
          needs: 'content.edit',
          also: '/courses',
        },
        { id: 'exams', label: t`Exams`, icon: <PenLine />, to: '/exams', needs: 'exams.review' },
        { id: 'events', label: t`Events`, icon: <Ticket />, to: '/events', needs: 'events.read' },
        {
          id: 'certificates',
          label: t`Certificates`,
          icon: <Award />,
          to: '/certificates',
          needs: 'certificates.read',
        },
      ],
    },
    {
      id: 'money',
      label: t`Money`,
      pages: [
        { id: 'orders', label: t`Orders`, icon: <Receipt />, to: '/orders', needs: 'orders.read' },
        { id: 'codes', label: t`Codes`, icon: <BadgePercent />, to: '/codes', needs: 'content.price' },
        {
          id: 'money-cases',
          label: t`To look at`,
          icon: <Landmark />,
          to: '/orders/money-cases',
          needs: 'orders.read',
        },
        {
          id: 'statement',
          label: t`Bank statement`,
          icon: <ArrowLeftRight />,
          to: '/orders/statement',
          needs: 'orders.settle',
        },
        {
          id: 'accountant',
          label: t`Accountant`,
          icon: <FileText />,
          to: '/orders/accountant',
          needs: 'accounts.export',
        },
        {
          id: 'withdrawals',
          label: t`Withdrawals`,
          icon: <RotateCcw />,
          to: '/orders/withdrawals',
          needs: 'orders.read',
        },
        { id: 'sales', label: t`Sales`, icon: <ShoppingBag />, to: '/sales', needs: 'sales.read' },
      ],
    },
  ]
  const may = ({ needs }: Page) => needs === undefined || reachOf(viewer.role, needs) !== undefined
  const isBelow = (path: string | undefined) => path !== undefined && pathname.startsWith(`${path}/`)
  const current = groups
    .flatMap(({ pages }) => pages)
    .filter(({ to, also }) => pathname === to || (to !== '/' && isBelow(to)) || isBelow(also))
    .map(({ to }) => to)
    .toSorted((a, b) => b.length - a.length)[0]
  return groups
    .map(({ pages, ...group }) => ({
      ...group,
      items: pages.filter(may).map(({ needs: _needs, also: _also, ...page }) => ({
        ...page,
        link: <Link to={page.to} />,
        isCurrent: page.to === current,
      })),
    }))
    .filter(({ items }) => items.length > 0)
}
