import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from '../brand/brand.tsx'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand name="Chignon" link={<a href="#home" />} />,
    contact: (
      <>
        Write to us at <a href="mailto:hello@chignon.example">hello@chignon.example</a>
      </>
    ),
    columns: [
      {
        id: 'learn',
        title: 'Education',
        links: [
          { id: 'home', name: 'Home', link: <a href="#home" /> },
          { id: 'educations', name: 'Courses and programs', link: <a href="#educations" /> },
          { id: 'masterclasses', name: 'Masterclasses', link: <a href="#masterclasses" /> },
        ],
      },
      {
        id: 'contact',
        title: 'Academy',
        links: [{ id: 'contact', name: 'Contact us', link: <a href="#contact" /> }],
      },
      {
        id: 'legal',
        title: 'Legal',
        links: [
          { id: 'terms', name: 'Terms & conditions', link: <a href="#terms" /> },
          { id: 'privacy', name: 'Privacy policy', link: <a href="#privacy" /> },
        ],
      },
    ],
    social: ['Instagram', 'YouTube', 'TikTok', 'Facebook', 'Pinterest'].map((name) => ({
      id: name,
      name,
      link: <a href={`#${name}`} />,
    })),
    copyright: '© 2026 Chignon',
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    contact: (
      <>
        برای ما بنویسید:{' '}
        <a href="mailto:hello@chignon.example">
          <bdi>hello@chignon.example</bdi>
        </a>
      </>
    ),
    columns: [
      {
        id: 'learn',
        title: 'آموزش',
        links: [
          { id: 'home', name: 'خانه', link: <a href="#home" /> },
          { id: 'educations', name: 'دوره‌ها و برنامه‌ها', link: <a href="#educations" /> },
          { id: 'masterclasses', name: 'مسترکلاس‌ها', link: <a href="#masterclasses" /> },
        ],
      },
      {
        id: 'contact',
        title: 'آکادمی',
        links: [{ id: 'contact', name: 'تماس با ما', link: <a href="#contact" /> }],
      },
      {
        id: 'legal',
        title: 'حقوقی',
        links: [
          { id: 'terms', name: 'شرایط و مقررات', link: <a href="#terms" /> },
          { id: 'privacy', name: 'حریم خصوصی', link: <a href="#privacy" /> },
        ],
      },
    ],
    labels: { social: 'شبکه‌های اجتماعی' },
    copyright: '© ۲۰۲۶ Chignon',
  },
}
