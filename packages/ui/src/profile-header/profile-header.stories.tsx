import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { roleLabel } from './role-label.ts'

/**
 * For the top of a profile, one's own or another person's. Not for bylines (`Byline`). The role label is made from
 * the API's role, split at underscores and capitalised; only the owner gets the edit link. The description keeps
 * its own language.
 */
const meta = {
  title: 'Profile/Profile header',
  component: ProfileHeader,
  args: {
    name: 'Inês Duarte',
    roleName: roleLabel('educator'),
    place: 'Lisbon',
    about:
      'I teach cutting in Lisbon. I like a clean guide, dry checks and students who put the scissors down to look.',
    facts: [
      { id: 'courses', label: 'Courses', value: '4' },
      { id: 'posts', label: 'Posts', value: '18' },
      { id: 'learners', label: 'Learners', value: '1,240' },
    ],
    seed: 'ines-duarte',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnesOwn: Story = {
  args: {
    name: 'Ana Díaz',
    roleName: roleLabel('learner'),
    place: 'Valencia',
    about: 'Corto en casa de mi abuela los lunes; el resto de la semana, aprendo.',
    aboutLang: 'es',
    facts: [
      { id: 'finished', label: 'Courses finished', value: '3' },
      { id: 'certificates', label: 'Certificates', value: '1' },
    ],
    seed: 'ana-diaz',
    coiffure: 'part',
    action: (
      <Button asChild variant="secondary">
        <a href="#settings">Edit profile</a>
      </Button>
    ),
  },
}
export const NameAlone: Story = {
  args: { name: 'Jonas Weber', place: undefined, about: undefined, facts: undefined, seed: 'jonas-weber' },
}
export const LongName: Story = {
  args: {
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Przybyszewska',
    roleName: roleLabel('senior_educator_for_colour'),
  },
}
export const Persian: Story = {
  args: {
    name: 'ثریا رحیمی',
    roleName: 'مدرس',
    place: 'پاریس',
    about: 'بافت و سنت. از خاله‌ها و همسایه‌ها یاد گرفتم و حالا در پاریس درس می‌دهم.',
    facts: [
      { id: 'courses', label: 'دوره', value: '۳' },
      { id: 'posts', label: 'نوشته', value: '۲۲' },
    ],
    seed: 'soraya-rahimi',
    coiffure: 'braid',
  },
  globals: { locale: 'fa' },
}
