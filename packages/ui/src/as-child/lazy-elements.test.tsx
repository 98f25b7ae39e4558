import type { ComponentProps, ReactElement } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Brand } from '../brand/brand.tsx'
import { FeedFilters } from '../feed-filters/feed-filters.tsx'
import { LanguageSelect } from '../language-select/language-select.tsx'
import { LinkSlot } from '../link-slot/link-slot.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import { Popover } from '../popover/popover.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { UserMenu } from '../user-menu/user-menu.tsx'

/** An element as a client component receives it from a server component: lazy, with a promise as its payload. */
function toLazy<T extends ReactElement>(element: T): T {
  const payload = Object.assign(Promise.resolve(element), { status: 'fulfilled', value: element })
  return Object.assign(Object.create(null), {
    $$typeof: Symbol.for('react.lazy'),
    _payload: payload,
    _init: () => element,
  })
}

const link = toLazy(<a href="#bob" className="theirs" />)
const trigger: ReactElement<ComponentProps<'button'>> = toLazy(<button type="button">More</button>)

const withLink: Record<string, ReactElement> = {
  LinkSlot: <LinkSlot link={link}>The bob</LinkSlot>,
  Brand: <Brand name="The bob" link={link} />,
  FeedFilters: <FeedFilters categories={[{ id: 'bob', name: 'The bob', link }]} />,
}

test.each(Object.entries(withLink))('%s accepts a link from a server component', async (_, element) => {
  const screen = await render(element)
  const found = screen.getByRole('link', { name: 'The bob' })
  await expect.element(found).toHaveAttribute('href', '#bob')
  await expect.element(found).toHaveClass('theirs')
})

const menus: Record<string, ReactElement> = {
  Menu: (
    <Menu label="Post" trigger={trigger}>
      <MenuItem asChild>{toLazy(<a href="#bob">The bob</a>)}</MenuItem>
    </Menu>
  ),
  UserMenu: <UserMenu firstName="More" items={[{ id: 'bob', name: 'The bob', link }]} logout={null} />,
  LanguageSelect: (
    <LanguageSelect label="More" items={[{ locale: 'en', name: 'The bob', link, isCurrent: true }]} />
  ),
}

test.each(Object.entries(menus))('%s accepts elements from a server component', async (_, element) => {
  const screen = await render(element)
  await screen.getByRole('button', { name: /More/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'The bob' })).toHaveAttribute('href', '#bob')
})

test('Popover accepts a trigger from a server component', async () => {
  const screen = await render(
    <Popover label="Access" trigger={trigger}>
      For 30 days
    </Popover>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByText('For 30 days')).toBeVisible()
})

test('Tooltip accepts an element from a server component', async () => {
  const screen = await render(<Tooltip text="For 30 days">{trigger}</Tooltip>)
  await screen.getByRole('button', { name: 'More' }).hover()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('For 30 days')
})
