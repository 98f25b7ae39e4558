import { Button } from '@chignon/ui/button'
import { CardGrid } from '@chignon/ui/card-grid'
import { CourseCard } from '@chignon/ui/course-card'
import { Cover } from '@chignon/ui/cover'
import { LanguageSelect } from '@chignon/ui/language-select'
import { MenuItem } from '@chignon/ui/menu-item'
import { Menu } from '@chignon/ui/menu'
import { Popover } from '@chignon/ui/popover'
import { Price } from '@chignon/ui/price'
import { UserMenu } from '@chignon/ui/user-menu'
import { Academy } from './academy'

/** Its content arrives later than the element itself. */
async function ShareButton() {
  const name = await Promise.resolve('Share this course')
  return <Button variant="quiet">{name}</Button>
}

/**
 * The cards are rendered on the server only; `Academy` is a client component. Menus and the popover are client components that
 * receive elements from this server component.
 */
export default function Page() {
  return (
    <>
      <CardGrid columns={2}>
        <CourseCard
          link={<a href="/courses/the-bob" />}
          cover={
            <Cover
              src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
              width={480}
              height={600}
            />
          }
          overline="Cutting"
          title="The bob, from line to movement"
          price={<Price amount="$120.00" />}
        />
      </CardGrid>
      <Button asChild variant="secondary">
        <a href="/educations">All courses</a>
      </Button>
      <LanguageSelect
        label="Language"
        items={[{ locale: 'en', name: 'English', link: <a href="/en" />, isCurrent: true }]}
      />
      <UserMenu
        firstName="Ana"
        items={[{ id: 'profile', name: 'My profile', link: <a href="/profile" /> }]}
        logout={<MenuItem>Log out</MenuItem>}
      />
      <Popover label="About your access" trigger={<Button variant="secondary">How long?</Button>}>
        For 30 days
      </Popover>
      <Menu label="Share" trigger={<ShareButton />}>
        <MenuItem>Copy link</MenuItem>
      </Menu>
      <Academy />
    </>
  )
}
