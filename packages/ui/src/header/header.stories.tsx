import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { Hero } from '../hero/hero.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ShoppingBag } from '../icons/shopping-bag.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { LanguageSelect } from '../language-select/language-select.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { UserMenu } from '../user-menu/user-menu.tsx'
import { Header } from './header.tsx'

const languages = [
  { locale: 'en', name: 'English', link: <a href="?lang=en" />, isCurrent: true },
  { locale: 'de', name: 'Deutsch', link: <a href="?lang=de" /> },
  { locale: 'es', name: 'Español', link: <a href="?lang=es" /> },
  { locale: 'it', name: 'Italiano', link: <a href="?lang=it" /> },
  { locale: 'fr', name: 'Français', link: <a href="?lang=fr" /> },
  { locale: 'pt', name: 'Português', link: <a href="?lang=pt" /> },
  { locale: 'fa', name: 'فارسی', dir: 'rtl', link: <a href="?lang=fa" /> },
] as const

const meta = {
  title: 'Site/Header',
  component: Header,
  // Inline in an iframe as wide as a laptop, because the bar depends on the viewport.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, width: 1280, height: '480px' } } },
  args: {
    brand: <Brand name="Chignon" link={<a href="#home" />} />,
    items: [
      { id: 'home', name: 'Home', link: <a href="#home" />, isCurrent: true },
      { id: 'education', name: 'Education', link: <a href="#educations" /> },
      { id: 'masterclasses', name: 'Masterclasses', link: <a href="#masterclasses" /> },
      { id: 'contact', name: 'Contact us', link: <a href="#contact" /> },
    ],
    tools: (
      <>
        <LanguageSelect label="Language" items={languages} />
        <ThemeToggle value={null} onValueChange={fn()} />
      </>
    ),
    account: (
      <>
        <Button variant="quiet" asChild>
          <a href="#login">Log in</a>
        </Button>
        <Button asChild>
          <a href="#register">Register</a>
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Hero
          seed="the-anatomy-of-a-perfect-cut"
          overline="Live masterclass · Lisbon"
          title={
            <>
              The anatomy of <em>a perfect cut</em>
            </>
          }
          text="Two days beside the chair: sectioning, angle, tension and weight."
        />
        <div className="h-screen" />
      </>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const SignedIn: Story = {
  args: {
    isAccountCompact: true,
    account: (
      <UserMenu
        firstName="Ana"
        name="Ana Díaz"
        items={[{ id: 'profile', name: 'My profile', link: <a href="#profile" /> }]}
        logout={
          <form action="#logout">
            <MenuItem type="submit">Log out</MenuItem>
          </form>
        }
      />
    ),
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { id: 'home', name: 'Startseite', link: <a href="#home" /> },
      { id: 'education', name: 'Weiterbildung', link: <a href="#educations" />, isCurrent: true },
      { id: 'masterclasses', name: 'Masterclasses', link: <a href="#masterclasses" /> },
      { id: 'contact', name: 'Kontakt', link: <a href="#contact" /> },
    ],
    account: (
      <>
        <Button variant="quiet">Anmelden</Button>
        <Button>Registrieren</Button>
      </>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    items: [
      { id: 'home', name: 'خانه', link: <a href="#home" />, isCurrent: true },
      { id: 'education', name: 'آموزش', link: <a href="#educations" /> },
      { id: 'masterclasses', name: 'مسترکلاس‌ها', link: <a href="#masterclasses" /> },
      { id: 'contact', name: 'تماس با ما', link: <a href="#contact" /> },
    ],
    account: (
      <>
        <Button variant="quiet">ورود</Button>
        <Button>ثبت‌نام</Button>
      </>
    ),
  },
}

/** A guest's basket stays in a phone's bar, where the account is in the drawer. */
export const Basket: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    basket: (
      <IconButton asChild label="Basket, 2 courses">
        <a href="#basket">
          <ShoppingBag />
          <span className="absolute end-0 top-0 min-w-4.5 rounded-pill bg-accent px-1 text-center text-caption leading-4.5 font-medium text-text-on-accent tabular-nums">
            2
          </span>
        </a>
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Basket, 2 courses' })).toBeVisible()
  },
}

/** On a phone the navigation opens from the inline end. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(canvas.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  },
}
